// Sends one message in a process that a test can kill: <folder of the delivery record> <API address> <message as JSON>
import {clientIn, patient} from './support.ts'

const [folder = '', api = '', message = '{}'] = process.argv.slice(2)
await clientIn(folder, {api, limits: {...patient, total: 3_000}}).sendMessage('contact', JSON.parse(message))
