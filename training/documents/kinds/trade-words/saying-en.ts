import type { Sayings } from './types.ts'

export const englishSayings: Sayings = {
  titles: {
    invoice: [
      '[Tax|Sales|Service|Final|Commercial|Monthly] Invoice',
      '[Invoice|INVOICE|Our invoice|Bill|Fee note|Statement of fees]',
    ],
    'credit-note': [
      '[Credit|Sales Credit|Customer Credit] [Note|Memo|Advice]',
      '[Refund note|Invoice correction|Cancellation invoice]',
    ],
    reminder: [
      '[First|Second|Final|Friendly] [Reminder|Payment Reminder|Notice]',
      '[Overdue account|Payment overdue|Past due notice|Letter before action]',
    ],
    offer: [
      '[Quotation|Quote|Estimate|Cost estimate|Price proposal|Tender|Our offer]',
      '[Your|Our] [quotation|estimate|quote|proposal]',
    ],
    order: [
      '[Purchase Order|PURCHASE ORDER|Order|Works Order|Call-off order|Supply order]',
      'Purchase [Order|order form]',
    ],
    'order-confirmation': [
      '[Order|Sales Order|Booking] [Confirmation|Acknowledgement|Acceptance]',
      '[Confirmation|Acknowledgement] of [order|your order]',
    ],
    'delivery-note': [
      '[Delivery|Despatch|Dispatch|Goods] [Note|Advice|Docket]',
      '[Packing|Delivery|Packaging] [slip|list|ticket]',
    ],
  },
  subjectLabels: ['', '', 'Re: ', 'RE: ', 'Subject: '],
  kindLabels: ['Document type', 'Document', 'Type', 'Form'],
  subjects: {
    invoice: [
      '[Our invoice|Invoice] {number}[ dated {date}| for {item}|]',
      'Your order of {other} - [our invoice|invoice]',
    ],
    'credit-note': ['[Credit|Correction|Refund] [for|against] invoice {reference}[ of {other}|]'],
    reminder: [
      '[Overdue|Outstanding|Unpaid] [invoice|invoice no.] {reference}',
      '[Your overdue account|Payment outstanding|Reminder of unpaid invoice]',
    ],
    offer: [
      '[Quotation|Quote|Estimate] [{number}|for {item}]',
      'Your enquiry of {other} - [our quotation|estimate|our prices]',
    ],
    order: ['[Our order|Purchase order] {number}', 'Your quotation [{foreign} |]of {other} - [our order|order placed]'],
    'order-confirmation': [
      'Your order[ {order}|] of {other} - [confirmation|acknowledgement|accepted]',
      '[Order confirmation|Confirmation] {number}',
    ],
    'delivery-note': ['[Delivery|Despatch|Shipment] {number}', 'Your order of {other} - [delivery|goods despatched]'],
  },
  openings: {
    invoice: [
      '[Please find below|We set out below|Here are] our charges for [the work carried out|goods supplied|your order of {other}].',
      'We [invoice|bill|charge] you [as agreed|under quotation {foreign}|as per delivery note {foreign}] [as follows|for the following]:',
    ],
    'credit-note': [
      'We [have credited|hereby credit] your account [for the returned goods|against invoice {reference}|following your complaint of {other}]:',
      'Invoice {reference} [was issued in error and is cancelled|is corrected as follows].',
    ],
    reminder: [
      '[We have not yet received|We still await|Our records show no] payment [of the invoices below|for the items listed].',
      '[May we remind you|Please note|We are writing to tell you] that [your account is overdue|the following remains unpaid|payment was due some time ago].',
    ],
    offer: [
      '[Thank you for your enquiry|Further to your request|Following our visit][ of {other}|], [we are pleased to quote|we estimate the cost|we can offer] as follows:',
      'We [propose|offer|estimate] [the following prices|as follows] for the work [discussed|requested]:',
    ],
    order: [
      '[Please supply|Please deliver|We wish to order|We hereby order] [the following|the items below][ as per your quotation {foreign}| in line with your quote of {other}|]:',
      'We accept your quotation of {other} and [place our order|order] as follows:',
    ],
    'order-confirmation': [
      '[Thank you for|We acknowledge|We are happy to confirm|We accept] your order[ {order}|][ of {other}|][, as set out below|]:',
      'Your order [has been accepted|is confirmed|has been booked] [as follows|under quotation {foreign}]:',
    ],
    'delivery-note': [
      '[This delivery contains|We have delivered|The following goods were despatched|Enclosed are] [the items below|the goods you ordered][ on {other}|]:',
    ],
  },
  closings: {
    invoice: [
      'Please [pay|remit|settle] within {days} days.',
      'Please quote [our reference|{number}] with your payment.',
    ],
    'credit-note': [
      '[We will refund|You may deduct|We shall set off] the amount[ from your next payment|].',
      'We apologise for the error.',
    ],
    reminder: [
      '[Please pay|We expect your payment|Kindly settle] by {deadline}.',
      '[Otherwise|Failing payment] we [will charge interest|will instruct solicitors|will suspend deliveries].',
    ],
    offer: [
      '[This quotation|Our estimate|This offer] [is valid|remains open] until {deadline}.',
      'Payment [terms|]: {days} days from invoice.',
      '[I accept this quotation|Accepted by]: ________________',
    ],
    order: [
      'Delivery [required|needed] by {deadline}.',
      'Please [confirm this order|send an order acknowledgement|quote our order number on your invoice].',
    ],
    'order-confirmation': [
      '[Expected delivery|Despatch date|Delivery]: {deadline}.',
      '[This is not an invoice.|Our invoice will follow.|An invoice will be sent on delivery.]',
      'Payment [is due|] {days} days [from invoice|net].',
    ],
    'delivery-note': [
      '[Received by|Goods received in good order]: ________________',
      '[Invoice to follow.|This is not an invoice.|Balance to follow.]',
    ],
  },
  references: {
    invoice: ['[Delivery note|Your order|Our quotation] {foreign} of {other}'],
    'credit-note': ['[Original invoice|Return] {reference} of {other}'],
    reminder: ['[Our reminder|Our statement] of {other}'],
    offer: ['Your enquiry of {other}'],
    order: ['[Your quotation|Your quote|Contract] {foreign} of {other}'],
    'order-confirmation': ['[Your order|Our quotation|Contract] {foreign} of {other}'],
    'delivery-note': ['[Your order|Invoice|Order confirmation] {foreign}'],
  },
  columns: {
    'delivery-note': { quantity: ['Delivered', 'Qty shipped', 'Qty delivered'] },
    order: { quantity: ['Ordered', 'Qty required'], amount: ['Order value', 'Total'] },
    'order-confirmation': { quantity: ['Ordered', 'Qty ordered'] },
    offer: { price: ['Quoted price', 'Rate'], amount: ['Estimate', 'Cost'] },
    'credit-note': { amount: ['Credit', 'Credit amount'] },
  },
  greetings: ['[Dear|Hello] [Customer|Sir or Madam|Sirs]'],
  regards: ['[Kind|Best|Warm|With kind] regards', 'Yours [faithfully|sincerely|truly]'],
}
