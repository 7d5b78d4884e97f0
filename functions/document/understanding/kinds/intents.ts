// What the sender of a document wants, said in a sentence: many an offer, complaint or confirmation is a plain letter that
// nowhere names its kind. What such a sentence is worth beside the title is learnt, with one weight for all kinds.
import type { DocumentKind } from '../../types.ts'
import { phrase } from './sign.ts'

const INTENTS: Readonly<Partial<Record<DocumentKind, RegExp>>> = {
  offer: phrase(
    'halte(?:n)? (?:ich |wir )?(?:mich|uns) .{0,40}gebunden|(?:müss|könn|dürf)\\p{L}* sie .{0,40}rechnen|festpreis|(?:preise?|angebot) (?:gilt|gelten|sind|ist) .{0,20}(?:bis|gültig|freibleibend)|wenn sie (?:einverstanden|interessiert) sind|sagt ihnen .{0,30}zu|schlagen (?:wir |ich )?ihnen|honorar beträgt|(?:ausführung|arbeiten) .{0,30}anbieten|(?:would|will) (?:cost|come to)|price (?:to|for) you|our price|prices? (?:stand|hold|are (?:held|firm))|figures? stand|(?:if you|should you) .{0,30}(?:go ahead|proceed|accept)|i would suggest|pre[çc]o (?:total|global) propost|caso aceite|para aceitar|v[áa]lid[oa] por',
  ),
  complaint: phrase(
    'put (?:this|it|matters|them) right|at your (?:own )?(?:cost|expense)|what is wrong|nothing but trouble|expect you to|look to you for|(?:is|are|was|were) (?:missing|short|broken|damaged)|take .{0,40} back|amended invoice|fehlmenge|falsch geliefert|nicht bestellt|nachbesser\\p{L}+|ersatzlieferung|(?:weist|weisen) .{0,40}(?:mängel|schäden)|erwarten (?:wir|ich) .{0,60}bis|auf ihre kosten|vieram? (?:com|partid|errad)|faltam|substitu(?:am|ir) .{0,30}(?:artigo|produto|pe[çc]a)|[àa] vossa custa',
  ),
  delay: phrase(
    'neuer? (?:liefer|ausführungs|fertigstellungs)?-?termin|(?:verzögert|verschiebt) sich|kann .{0,40}erst (?:am|ab|in)|nicht (?:zum|zu dem) (?:vereinbarten|zugesagten)|bitten .{0,30}(?:entschuldig|verständnis)|(?:unable|not able|not possible) to (?:meet|keep|deliver|complete)|new date|later than (?:planned|agreed)|(?:apologise|sorry) for (?:the|any|this) (?:delay|inconvenience)|nova data|n[ãa]o (?:nos )?(?:é|ser[áa]) poss[íi]vel (?:cumprir|entregar)|data inicialmente|pedimos desculpa',
  ),
  'order-confirmation': phrase(
    '(?:danken|dank) .{0,15}für (?:ihren?|deinen?) (?:auftrag|bestellung|buchung)|bestellung ist .{0,30}(?:eingegangen|angekommen)|nehmen (?:wir )?(?:ihren?|deinen?) (?:auftrag|bestellung)|wie folgt (?:ausführen|liefern)|(?:have|has) (?:been )?(?:received|accepted|booked in) (?:your )?order|your order (?:has been|is being|is now|will be)|order is confirmed|recebemos (?:a sua|o seu|a vossa|o vosso) (?:encomenda|pedido)|(?:encomenda|pedido) (?:foi|est[áa]) (?:aceite|aceito|confirmad|registad)',
  ),
  enquiry: phrase(
    '(?:konditionen|preise?) (?:bekannt|mitzuteilen|zu nennen|nennen)|antwort erbeten|bitte (?:nennen|teilen) sie (?:uns|mir)|ihr(?:en)? (?:besten?|günstigste\\p{L}*) (?:preis|kondition)|your best price|please let (?:us|me) (?:know|have) .{0,40}(?:price|cost|rate)|how much would|what would .{0,40}cost|qual (?:é|seria) o (?:pre[çc]o|valor)|aguardamos (?:a vossa|a sua) (?:proposta|cota[çc][ãa]o)',
  ),
  'authority-letter': phrase(
    'auskunftspflicht|sind (?:sie )?verpflichtet, |rechtsgrundlage|vollziehung|von amts wegen|zwangsgeld|you are (?:legally )?required|under section \\d|failure to (?:comply|reply|respond|pay)|fica .{0,20}notificad|por despacho|nos termos d[oa]s? (?:artigo|art|lei|n\\.)|dias [úu]teis',
  ),
  notice: phrase(
    'wir (?:bieten|suchen)(?: \\p{L}+)?:?$|(?:dein|ihr) profil|(?:deine|ihre) aufgaben|\\(?[mwdfx]/[mwdfx]/[mwdfx]|about (?:you|the (?:job|role))|what we offer|apply (?:now|by|online)|closing date|o que oferecemos|sobre a vaga|candidate-se|an alle|to all (?:residents|tenants|staff)|a todos os',
  ),
  application: phrase(
    'führerschein(?:klasse)?|driving licen[cs]e|carta de condu[çc][ãa]o|muttersprache|fließend|native speaker|fluent|language skills|berufliche stationen|weiterbildung(?:en)?:?$|head chef|ensino (?:m[ée]dio|secund[áa]rio)|fluente|looking for (?:a|an) .{0,40}(?:post|position|role|job)',
  ),
  email: phrase(
    '(?:wrote|schrieb|escreveu):|<[\\w.+-]+@[\\w.-]+>|(?:this|diese) e-?mail|esta mensagem|(?:sent|gesendet|enviado) (?:from|von|do) (?:my|meinem|meu)',
  ),
  specification: phrase(
    '(?:technische(?:s|n)? )?(?:daten(?:blatt)?|kennwerte|merkmale)(?!\\p{L})|data ?sheet|technical (?:data|properties)|typical (?:values|properties)|ficha t[ée]cnica|dados t[ée]cnicos|(?:din|iso|en|astm) (?:en )?(?:iso )?\\d{3,}',
  ),
  reminder: phrase(
    'bislang .{0,40}(?:nicht|kein)|nicht (?:bezahlt|beglichen|überwiesen)|(?:gerichtlich|inkasso|vollstreck)\\p{L}*|bitte(?:n)? .{0,40}(?:auszugleichen|zu begleichen|nachzuholen)|still (?:unpaid|owed|owing|due)|has not (?:been paid|reached us)|(?:please )?settle .{0,40}(?:by|within)|continua (?:em aberto|por pagar)|n[ãa]o (?:foi|se encontra) (?:pag|liquidad)|regulariz(?:ar|a[çc][ãa]o)',
  ),
  termination: phrase(
    'nicht (?:verlängern|fortsetzen|weiterführen)|letzter (?:arbeitstag|tag)|(?:vertrag|mitgliedschaft|abo\\p{L}*|mietverhältnis) .{0,40}(?:beenden|endet|auslaufen)|last (?:working )?day|(?:not|no longer) (?:wish|be renew|renew|require)|bring .{0,40}to an end|n[ãa]o (?:pretend|desej)\\p{L}* renovar|cessa[çc][ãa]o d[eo]',
  ),
  bylaws: phrase(
    'ist (?:nicht gestattet|untersagt|verboten)|sind (?:nicht gestattet|untersagt|verboten)|hausrecht|ruhezeit(?:en)?|(?:is|are) (?:not (?:allowed|permitted)|prohibited|forbidden)|members (?:shall|must|may)|[ée] (?:expressamente )?proibido|penalidades|advert[êe]ncia',
  ),
  report: phrase(
    '(?:hereby )?certif(?:y|ies) that|has (?:successfully )?(?:completed|passed|attended)|wird (?:hiermit )?(?:bestätigt|bescheinigt)|bescheinig(?:en|t)|erfolgreich (?:teilgenommen|abgeschlossen|bestanden)|certifica(?:mos|-se)? que|atesta(?:mos)?|declara(?:mos|-se)? que',
  ),
  minutes: phrase(
    'in attendance|present:|any other business|quora(?:te|tig)|apologies|(?:anwesend|teilnehmende|entschuldigt)e?:|einstimmig|(?:zu erledigen|erledigt) bis|verantwortlich(?: ist)?:|presen(?:tes|[çc]as):|deliberou|aprovad[ao]s? por',
  ),
  'credit-note': phrase(
    'gutschrifts?\\p{L}*|schreib(?:en|e) (?:wir |ich )?(?:dir|ihnen|euch) .{0,60}gut|rücksendung|retoure|(?:betrag|summe) wird .{0,60}erstattet|we have refunded|(?:returned|refund) (?:items?|goods|amount)|ser[áa] (?:devolvid|reembolsad|estornad|creditad)',
  ),
  'price-list': phrase(
    'preise (?:pro|je|verstehen|inkl|zzgl)|prices (?:per|include|exclude|are)|(?:valid|gültig) (?:ab|from)|from £|staffelpreis|mindestbestell|minimum order|pre[çc]os (?:por|com|sem|v[áa]lidos)',
  ),
}

/** How many sentences say that a document is of a kind, the first few: 0, 1, 2 or 3. */
export function intentsIn(text: string): ReadonlyMap<DocumentKind, number> {
  const counted = Object.entries(INTENTS).map(([kind, said]): [DocumentKind, number] => [
    kind as DocumentKind,
    Math.min(3, text.match(said)?.length ?? 0),
  ])
  return new Map(counted.filter(([, count]) => count > 0))
}
