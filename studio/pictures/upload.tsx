import {Button, Dialog, Flex, Stack, Text} from '@sanity/ui'
import {useToast} from '@sanity/ui/toast'
import {useEffect, useState} from 'react'
import {
  type AssetSource,
  type AssetSourceComponentProps,
  type AssetSourceUploader,
  type AssetSourceUploaderClass,
  type AssetSourceUploadSubscriber,
  unset,
} from 'sanity'
import {mediaAssetSource} from 'sanity-plugin-media'
import {t} from '../i18n/texts/pictures.ts'
import {faultOf, lookAt} from './look-at.ts'

type Request = Parameters<AssetSourceUploader['upload']>

interface PatientUploader extends AssetSourceUploader {
  /** Returns the requested upload, once. */
  take(): Request | undefined
  start(request: Request): void
  /** Ends without an upload. */
  giveUp(): void
}

/** An uploader that waits for a check of the file. `Upload` reports its errors in plain words. */
const patient = (Uploader: AssetSourceUploaderClass) =>
  class extends Uploader implements PatientUploader {
    // These names must not overwrite fields of the vendor’s class.
    private readonly told = new Set<AssetSourceUploadSubscriber>()
    private waiting?: Request

    override upload(...request: Request) {
      this.waiting = request
      return []
    }

    take() {
      const {waiting} = this
      this.waiting = undefined
      return waiting
    }

    start(request: Request) {
      super.upload(...request)
    }

    giveUp() {
      for (const tell of this.told) tell({type: 'all-complete', files: []})
    }

    override subscribe(tell: AssetSourceUploadSubscriber) {
      this.told.add(tell)
      const stop = super.subscribe((event) => event.type !== 'error' && tell(event))
      return () => {
        this.told.delete(tell)
        stop()
      }
    }
  }

interface UploadProps {
  uploader: PatientUploader
  /** Whether the picture is a list entry, which must be removed if the upload fails. */
  listed: boolean
}

/** Checks a file before its upload, asks in case of doubt, and reports errors. */
function Upload({uploader, listed}: UploadProps) {
  const {push} = useToast()
  const [doubtful, setDoubtful] = useState<{request: Request; doubt: string}>()

  useEffect(() => {
    const id = 'refused-picture'
    const refuse = (description: string) =>
      push({id, status: 'error', title: t('refused'), description, closable: true, duration: 86_400_000})
    const stop = uploader.subscribe((event) => {
      if (event.type !== 'all-complete') return
      const [failed] = event.files.filter(({error}) => error)
      if (failed?.error) refuse(faultOf(failed.error, failed.file.name))
      if (listed && (failed || event.files.length === 0)) request?.[1]?.onChange?.(unset())
    })
    const request = uploader.take()
    const [[file] = [], {schemaType} = {}] = request ?? []
    // Closes the message about the previous file, which may cover the buttons: to Sanity, this duration means “close”.
    push({id, duration: 0.01})
    if (request && file)
      void lookAt(file, schemaType?.options).then(({fault, doubt}) => {
        if (doubt) return setDoubtful({request, doubt})
        if (!fault) return uploader.start(request)
        refuse(fault)
        uploader.giveUp()
      })
    return stop
  }, [uploader, listed, push])

  if (!doubtful) return null
  const answer = (act: () => void) => () => {
    setDoubtful(undefined)
    act()
  }
  const cancel = answer(() => uploader.giveUp())
  return (
    <Dialog id="doubtful-picture" header={t('question')} onClose={cancel} width={1}>
      <Stack gap={5} padding={4}>
        <Text>{doubtful.doubt}</Text>
        <Flex gap={3} justify="flex-end">
          <Button mode="ghost" text={t('cancel')} onClick={cancel} />
          <Button text={t('upload')} onClick={answer(() => uploader.start(doubtful.request))} />
        </Flex>
      </Stack>
    </Dialog>
  )
}

/** Sanity's first picture source, with `Upload` for uploads and the media library for choosing. */
export const carefulSources = ([vendor]: AssetSource[]): AssetSource[] => [
  {
    ...(vendor as AssetSource),
    Uploader: vendor?.Uploader && patient(vendor.Uploader),
    component: (props: AssetSourceComponentProps) =>
      props.action === 'upload' && props.uploader ? (
        <Upload uploader={props.uploader as PatientUploader} listed={!props.schemaType} />
      ) : (
        <mediaAssetSource.component {...props} />
      ),
  },
]
