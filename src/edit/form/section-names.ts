// What kinds of sections are called in the panel. A kind without a name here keeps the one that it has in files.
import type { UiLanguage } from '../../diagnostics/words.ts'

const NAMES: Readonly<Record<string, readonly [en: string, de: string]>> = {
  'app-demo': ['App to tap through', 'App zum Antippen'],
  'before-after': ['Website before and after', 'Website vorher und nachher'],
  benefits: ['Benefits', 'Vorteile'],
  'case-studies': ['Case studies', 'Fallbeispiele'],
  'chat-demo': ['Chatbot to try', 'Chatbot zum Ausprobieren'],
  closing: ['Closing call', 'Schlussaufruf'],
  comparison: ['Comparison', 'Vergleich'],
  'contact-form': ['Contact form', 'Kontaktformular'],
  'document-demo': ['Document analysis to try', 'Dokumentanalyse zum Ausprobieren'],
  faq: ['Questions and answers', 'Fragen und Antworten'],
  'feature-cards': ['Cards', 'Karten'],
  figures: ['Figures in a row', 'Zahlen in einer Reihe'],
  'floating-button': ['Floating button', 'Schwebender Knopf'],
  guarantee: ['Guarantee', 'Garantie'],
  hero: ['Head of the page', 'Kopf der Seite'],
  'legal-notice': ['Details of the operator', 'Angaben zum Betreiber'],
  'legal-text': ['Legal text', 'Rechtstext'],
  'not-found': ['Page not found', 'Seite nicht gefunden'],
  'owner-profile': ['Who answers', 'Ansprechpartner'],
  packages: ['Packages', 'Pakete'],
  'page-measure': ['Measures of this page', 'Messwerte dieser Seite'],
  'pain-points': ['What costs time', 'Was Zeit kostet'],
  'price-box': ['Price of an offer', 'Preis eines Angebots'],
  process: ['Numbered steps', 'Schritte der Reihe nach'],
  references: ['References', 'Referenzen'],
  'roi-calculator': ['Savings calculator', 'Ersparnisrechner'],
  'self-check': ['Check in a few questions', 'Selbsttest mit Fragen'],
  'shop-demo': ['Shop to try', 'Shop zum Ausprobieren'],
  'short-form': ['Short form', 'Kurzes Formular'],
  'solution-grid': ['Offers', 'Angebote'],
  'tech-stack': ['Technologies', 'Technik'],
  testimonials: ['What customers say', 'Kundenstimmen'],
  text: ['Text', 'Text'],
  tiers: ['Prices by company size', 'Preise nach Unternehmensgröße'],
  trades: ['Choice of trades', 'Auswahl des Gewerks'],
}

/** What a kind of section is called, by its type. */
export function sectionName(type: string, language: UiLanguage): string {
  const [en = type, de = type] = NAMES[type] ?? []
  return language === 'de' ? de : en
}
