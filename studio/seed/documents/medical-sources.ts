import {source} from '../write.ts'

/** Sources of the medical texts, each with the date of the version that was compared. */
export const guideline = source(
  'S2k-Leitlinie 025-016, AWMF und GPOH; letzte Fassung, die wir prüfen konnten',
  'Guideline 025-016, AWMF and GPOH (in German); last version we could check',
  'https://register.awmf.org/de/leitlinien/detail/025-016',
  '2020-07-02',
)
export const adults = source(
  'Onkopedia-Leitlinie, DGHO',
  'Onkopedia guideline, DGHO (in German)',
  'https://www.onkopedia.com/de/onkopedia/guidelines/sichelzellkrankheiten',
  '2024-10-31',
)
export const children = source(
  'Sichelzellkrankheit, kinderblutkrankheiten.de, GPOH',
  'Sickle cell disease, kinderblutkrankheiten.de, GPOH (in German)',
  'https://www.kinderblutkrankheiten.de/content/erkrankungen/rote_blutzellen/anaemien_blutarmut/sichelzellkrankheit/',
  '2021-04-26',
)
export const review = source(
  'New England Journal of Medicine: Sickle Cell Disease (auf Englisch)',
  'New England Journal of Medicine: Sickle Cell Disease',
  'https://doi.org/10.1056/NEJMra1510865',
  '2017-04-20',
)
export const symptoms = source(
  'Sickle Cell Disease: Symptoms, NHLBI, USA (auf Englisch)',
  'Sickle Cell Disease: Symptoms, NHLBI',
  'https://www.nhlbi.nih.gov/health/sickle-cell-disease/symptoms',
  '2022-07-14',
)
export const prevalence = source(
  'Häufigkeit und Sterblichkeit weltweit, Lancet Haematology (auf Englisch)',
  'Prevalence and mortality worldwide, Lancet Haematology',
  'https://doi.org/10.1016/S2352-3026(23)00118-7',
  '2023-06-15',
)
export const screening = source(
  'Beschluss zum Neugeborenen-Screening, Gemeinsamer Bundesausschuss',
  'Decision on newborn screening, Federal Joint Committee (in German)',
  'https://www.g-ba.de/richtlinien/15/',
  '2020-11-20',
)
export const geneTherapy = source(
  'Erste Therapie mit Genschere, Europäische Arzneimittel-Agentur (auf Englisch)',
  'First gene editing therapy, European Medicines Agency',
  'https://www.ema.europa.eu/en/news/first-gene-editing-therapy-treat-beta-thalassemia-severe-sickle-cell-disease',
  '2023-12-15',
)
