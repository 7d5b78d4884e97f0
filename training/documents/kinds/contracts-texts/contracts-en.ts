import type { Script } from '../office/script.ts'

const ENDING: readonly string[] = [
  '?# [Confidentiality|Data protection]',
  '[Each party shall keep the other’s information confidential.|Personal data shall be processed only as the law permits.]',
  '# [General|Miscellaneous|Governing law|Entire agreement]',
  '[This Agreement may be amended only in writing.|This document contains the entire agreement between the parties.] [If any provision is invalid the remainder shall stay in force.|This Agreement is governed by the law of the place where {sender:-} has its seat.]',
  '[Signed on {date}|Date: {date}|{senderTown}, {date}]',
  '_ ______________________ ;; ______________________',
  '_ [For the {$one}|{contact:person}|{$one}: {contact:person}] ;; [For the {$two}|{partner:person}|{$two}: {partner:person}]',
]

const parties = (one: string, two: string): string[] => [
  '[This Agreement is made on {date} between|THIS AGREEMENT is made between|between]',
  `{sender:sellerName}, [of |]{senderAddress:sellerAddress} [(the “${one}”)|(hereinafter the “${one}”)|as ${one}]`,
  'and',
  `{recipient:buyerName}, [of |]{recipientAddress:buyerAddress} [(the “${two}”)|(hereinafter the “${two}”)|as ${two}]`,
  '[The parties agree as follows:|It is agreed as follows:|NOW IT IS AGREED:]',
]

const TERM: readonly string[] = [
  '# [Term and termination|Duration|Commencement and term|Termination]',
  '*[This Agreement starts on {future} and continues for {contractTerm}.|The term of this Agreement is {contractTerm} from {future}.|This Agreement shall commence on {future} for a period of {contractTerm}.|This Agreement starts on {future} and runs {openTerm}.]*',
  '*[Either party may terminate by giving {noticeOf} written notice.|It may be ended by either party on {noticeOf} notice in writing.|The notice period is {noticePeriod}.]* [Either party may terminate immediately in case of material breach.|]',
]

export const CONTRACTS_EN: readonly Script[] = [
  {
    title:
      '[Lease Agreement|Tenancy Agreement|Commercial Lease|Rental Agreement|Assured Shorthold Tenancy][ No. {contractNumber}|]',
    body: [
      ...parties('Landlord', 'Tenant'),
      '# [The Property|Premises|Property]',
      'The Landlord lets [the premises|the property] at {street}, {town}, [with an area of {bigCount} square metres|comprising {digit} rooms][ and {digit} parking spaces|].',
      ...TERM,
      '# [Rent|Rent and service charge]',
      '*[The rent is {amount} a month, payable in advance on the first day of each month.|The Tenant shall pay a monthly rent of {amount} and a service charge of {amount2}.]* [Payments to account {iban}.|]',
      '# [Deposit|Security deposit]',
      '[The Tenant shall pay a deposit of {amount3}.|A deposit of {amount3} is payable on signing.] It will be returned within {count} days of the end of the tenancy.',
      '?# [Repairs|Tenant’s obligations]',
      '[The Tenant shall keep the interior in good repair.|No alterations without the Landlord’s consent.|The Tenant shall not sublet.]',
      ...ENDING,
    ],
    words: { one: 'Landlord', two: 'Tenant' },
  },
  {
    title:
      '[Service Agreement|Services Agreement|Consultancy Agreement|Agreement for {service}|Framework Agreement][ No. {contractNumber}|]',
    body: [
      ...parties('Contractor', 'Client'),
      '# [Services|Scope of services]',
      '*[The Contractor shall provide the following services: {service}.|The Client engages the Contractor for {service}.]* [Details are set out in Schedule 1.|The work is expected to take {count} hours a month.]',
      '# [Fees|Fees and payment|Remuneration]',
      '*[The monthly fee is {amount} plus VAT.|The Client shall pay a fixed price of {amount}.|Services are charged at {amount} per hour.]* [Invoices are payable within {count} days.|Expenses are charged at cost up to {amount2}.]',
      ...TERM,
      '?# [Liability|Limitation of liability]',
      '[Liability is limited to {amount3} per claim.|Neither party is liable for loss of profit.]',
      ...ENDING,
    ],
    words: { one: 'Contractor', two: 'Client' },
  },
  {
    title: '[Contract of Employment|Employment Agreement|Employment Contract|Statement of Main Terms of Employment]',
    body: [
      '[between|This contract is made between]',
      '{sender:sellerName}, {senderAddress:sellerAddress} [(the “Employer”)|as employer]',
      'and',
      '{partner:person}, {street}, {place} [(the “Employee”)|as employee]',
      '# [Position|Job title and start]',
      '*[The Employee is employed as {role} from {future}.|Employment as {role} begins on {future}.]* [The place of work is {town}.|]',
      '# [Salary|Pay]',
      '*[The salary is {amount} a year, paid monthly in arrears.|The Employee will be paid {amount} a month.]*',
      '# [Hours of work|Working time]',
      '[Normal hours are {time} to {time2}, Monday to Friday.|The working week is {count} hours.]',
      '# [Holidays|Annual leave]',
      'The Employee is entitled to {count} days of paid holiday a year.',
      '# [Notice|Termination of employment]',
      '*[After the probationary period, either party must give {noticeOf} notice.|The notice period is {noticePeriod}.]* [The first {digit} months are a probationary period.|Employment is for {contractTerm}.]',
      ...ENDING,
    ],
    words: { one: 'Employer', two: 'Employee' },
  },
  {
    title: '[Sale Agreement|Contract of Sale|Purchase Agreement|Agreement for the sale of {product}|Supply Agreement]',
    body: [
      ...parties('Seller', 'Buyer'),
      '# [Goods|Subject of the sale]',
      '*[The Seller sells to the Buyer {count} {product}.|The subject of this Agreement is {product}, built in {oldYear}.]* [Serial number {code}.|The goods have been inspected.]',
      '# [Price|Price and payment]',
      '*[The price is {amount}, payable by {future:dueDate}.|The Buyer shall pay {amount} on delivery.]* [A deposit of {amount2} is due on signing.|Payment to account {iban}.]',
      '# [Delivery|Delivery and risk]',
      '[Delivery takes place on {soon} in {town}.|The goods are to be delivered by {future2}.] Title passes on payment in full.',
      ...ENDING,
    ],
    words: { one: 'Seller', two: 'Buyer' },
  },
  {
    title:
      '[Maintenance Agreement|Maintenance Contract|Software Support Agreement|Service and Maintenance Contract] [{contractNumber}|]',
    meta: [
      ['[Contract number|Agreement no.]', '{contractNumber}'],
      ['Equipment', '{product}'],
      ['Location', '{street}, {town}'],
    ],
    body: [
      ...parties('Provider', 'Customer'),
      '# [Services|Scope of maintenance]',
      '- [Inspection of all safety devices|Cleaning and lubrication|Replacement of worn parts]',
      '- [{digit} visits a year|one visit each quarter|remote support in office hours]',
      '- [Response time: {digit} hours|Faults repaired within {count} hours]',
      '# [Charges|Annual charge]',
      '*[The annual charge is {amount} plus VAT.|The Customer pays {amount} a year in advance.]* [Call-outs cost {amount2} each.|Parts are charged separately.]',
      ...TERM,
      ...ENDING,
    ],
    words: { one: 'Provider', two: 'Customer' },
  },
  {
    title:
      '[Non-Disclosure Agreement|Confidentiality Agreement|Mutual NDA|Data Processing Agreement|Cooperation Agreement]',
    body: [
      ...parties('Discloser', 'Recipient'),
      '# [Purpose|Background]',
      '*[The parties wish to discuss possible cooperation in {service}.|The parties intend to work together on {service}.]*',
      '# [Confidential information|Definitions]',
      'Confidential information means all [documents, samples and data|technical and commercial information] disclosed [in writing or orally|in the course of the discussions].',
      '# [Obligations|Duties]',
      '[The recipient shall not disclose the information to third parties.|Each party shall protect the information as its own.] *[A contractual penalty of {amount} is payable for each breach.|Each breach gives rise to a penalty of {amount}.]*',
      ...TERM,
      ...ENDING,
    ],
    words: { one: 'Discloser', two: 'Recipient' },
  },
]
