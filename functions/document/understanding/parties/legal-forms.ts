const LEGAL_FORM =
  /(?<![\p{L}])(?:GmbH(?:\s?&\s?Co\.?\s?KG(?:aA)?)?|GMBH(?:\s?&\s?CO\.?\s?KG)?|gGmbH|mbH|AG|KG|OHG|GbR|UG(?:\s?\((?:haftungsbeschränkt|HAFTUNGSBESCHRÄNKT)\))?|\((?:haftungsbeschränkt|HAFTUNGSBESCHRÄNKT)\)|e\.\s?K(?:fm|fr)?\.|e\.\s?[VU]\.|Ges\.?\s?m\.?\s?b\.?\s?H\.?|DAC|CLG|S[àa]rl|eG|SE|PartG(?:\s?mbB)?|(?:Ltd|LTD)\.?|Limited|LLC|(?:Inc|INC)\.?|(?:Corp|CORP)\.?|Corporation|CORPORATION|Co\.|PLC|Plc|LLP|S\.?A\.?|S\/A|Lda\.?|LDA|LTDA\.?|Ltda\.?|ME|EPP|EIRELI|S\.?A\.?R\.?L\.?|B\.?V\.?|N\.V\.|SAS|SRL|S\.r\.l\.|Pty|Pvt\.?|Pte\.?|(?:Sdn|SDN)\.?\s?(?:Bhd|BHD)\.?|S\/B|EURL|SASU|SNC|SCI|VOF|V\.O\.F\.|BVBA|S\.L\.(?:U\.)?|SLU?(?=\W*$)|S\.?p\.?A\.?|S\.R\.L\.?|s\.?r\.?o\.?|Sp\.\s?z\s?o\.\s?o\.|A\/S|ApS|Oyj?|AB(?=\W*$))(?![\p{L}])/u

/** Whether a text contains the legal form of a company. */
export const hasLegalForm = (text: string) => LEGAL_FORM.test(text)

/** A name with a blank in place of its legal form. */
export const withoutLegalForm = (text: string) => text.replace(LEGAL_FORM, ' ')

/** A text as far as its first legal form; "" if it has none. */
export function upToLegalForm(text: string): string {
  const found = LEGAL_FORM.exec(text)
  return found ? text.slice(0, found.index + found[0].length) : ''
}
