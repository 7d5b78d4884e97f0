// Made by `site fresh` from the schemas beside it; never edited.

/** A button or a link that looks like one. */
export interface Action {
  /** What the button says. Name the outcome, not the deed. */
  label: string
  /** Where the button leads; "booking" opens the booking dialog. */
  to: Link
  /** How much weight the button has: filled, outlined, or plain text. Default: primary for the first button of a section, secondary for the others. */
  kind?: 'primary' | 'secondary' | 'tertiary'
  /** The event a click sends to the data layer. Left out: none. */
  event?: ActionEvent
  /** Only with to: booking. The source that the booking lead carries instead of the page's own, so that the owner sees which button brought it. */
  source?: string
}

/** A suggested step. */
export interface ActionDetail {
  /** What should be done. */
  action: string
  /** How urgent it is. */
  priority: 'immediate' | 'high' | 'other'
  /** How much time or money it saves. */
  estimatedTimeSaved: string
  /** How it would be automated. */
  automation: string
}

/** What a click tells the data layer of the tag manager. */
export interface ActionEvent {
  /** The name of the event. */
  name: 'cta_clicked' | 'package_selected' | 'floating_cta_clicked'
  /** Where on the page the button stands, sent as "location". */
  location?: string
}

/** The words for something that a rule notices. */
export interface AdviceForFinding {
  /** Where it is shown: among the issues, the insights or the next steps. */
  as: 'issue' | 'insight' | 'step'
  /** What is said; {name} stands for a value of the document. */
  text: string
  /** What could be done about it; shown before the actions of the kind. */
  actions?: AdvisedAction[]
}

/** What to do with a kind of document. */
export interface AdviceForKind {
  /** What could be done; the first one becomes urgent when a payment is due. */
  actions: AdvisedAction[]
  /** What comes next, as short sentences. */
  nextSteps: string[]
}

/** Something to do. */
export interface AdvisedAction {
  /** What should be done. */
  action: string
  /** How urgent it is. */
  priority: 'immediate' | 'high' | 'other'
  /** How many minutes it takes by hand, roughly. */
  minutes: number
  /** How it would be automated. */
  automation: string
}

/** The links at the end of those pages. */
export interface AnswerLinks {
  /** Leads to the page with the form. */
  back: string
  /** Leads to the home page. */
  home: string
}

/** What went wrong. */
export interface AnswerProblems {
  /** Required fields of a contact form are missing. */
  required: string
  /** A field does not fit, and no text of its form says why. */
  field: string
  /** The request cannot be read (400). */
  malformed: string
  /** The request is too large (413). */
  tooLarge: string
  /** The request is of a type that is not taken (415). */
  wrongType: string
  /** Too many requests came from one address (429). */
  tooMany: string
  /** The server could not do it (500, 503). */
  failed: string
  /** An address below /api/ was asked in a way that it does not answer, such as opened like a page (405). */
  method: string
  /** There is no such address below /api/ (404). */
  notFound: string
}

/** The headings of those pages. */
export interface AnswerTitles {
  /** The message was taken. */
  sent: string
  /** Something is missing or wrong in the form. */
  check: string
  /** The message was not taken. */
  failed: string
  /** An answer could not be made at all. */
  broken: string
}

/** The page that the link opens. */
export interface AnsweredPage {
  /** The heading. */
  title: string
  /** What the button does. */
  text: string
  /** The button. */
  button: string
  /** The heading once it is said. */
  done: string
  /** The text below it. */
  doneText: string
  /** The heading when it was said before. */
  again: string
  /** The text below it; "{at}" is when it was said. */
  againText: string
  /** The heading when the lead is no longer there. */
  gone: string
  /** The text below it. */
  goneText: string
  /** The heading when the link is not right. */
  wrong: string
  /** The text below it. */
  wrongText: string
}

/** What the server answers: the pages that follow a form sent without scripts, and what is said when something goes wrong. What a form itself says stands in site/data/forms.yaml and booking.yaml. */
export interface Answers {
  /** The headings of those pages. */
  titles: AnswerTitles
  /** The links at the end of those pages. */
  links: AnswerLinks
  /** Added where the form cannot be shown again with what was typed. */
  stillThere: string
  /** What went wrong. */
  problems: AnswerProblems
  /** The pages about an appointment, which work without scripts, and what is said when a time cannot be had. */
  appointment: AppointmentAnswers
}

/** What went wrong. */
export interface ApiError {
  /** A permanent name for programs, in snake case. */
  code: string
  /** What is wrong, for the visitor, in German. */
  message: string
}

/** Anything else that went wrong under /api/: 400, 404, 405, 413, 415, 422, 429, 500, 501, 503, 504. */
export interface ApiFailure {
  /** What went wrong. */
  error: ApiError
}

/** The design of an app that can be tapped through, in a phone frame. Without scripts all its screens are shown. */
export interface AppDemoSection {
  /** Makes this block a "app-demo" section. */
  type: 'app-demo'
  /** The name that links can jump to, as in "/#kontakt". Left out: the section cannot be linked. */
  id?: string
  /** The ground of the section. Left out: paper and deep paper take turns down the page. */
  tone?: Tone
  /** The head of the section: label, heading and lead. */
  head: Head
  /** Which drawn app. */
  prototype: Prototype
  /** The name of the phone, for screen readers. */
  label: string
  /** Which screen is seen. "{n}" and "{total}" are its number and how many there are, "{title}" its title. */
  screen: string
  /** The button that goes back to the first screen. */
  again: string
  /** What to do. */
  help: string
  /** What there is to see, beside the phone. */
  points: Card[]
  /** The button below; it leads to the booking. */
  action: Action
}

/** One picture of the app-design carousel. */
export interface AppDesign {
  /** Which drawn design is shown. */
  screen: AppScreen
  /** The name of the design, shown below the picture and read out instead of it. */
  title: string
  /** One short sentence about the design. */
  text?: string
}

/** A drawn app design of the app page. */
export type AppScreen =
  'appointments' | 'orders' | 'chat' | 'training' | 'delivery' | 'inventory' | 'learning' | 'timesheet' | 'dashboard'

/** The pages about an appointment, which work without scripts, and what is said when a time cannot be had. */
export interface AppointmentAnswers {
  /** The headings. */
  titles: AppointmentTitles
  /** What stands below them. */
  texts: AppointmentPageTexts
  /** Buttons and links. */
  buttons: AppointmentButtons
  /** Why a time cannot be had. */
  problems: AppointmentProblems
}

/** Buttons and links. */
export interface AppointmentButtons {
  /** Books the chosen time. */
  choose: string
  /** Moves to the chosen time. */
  move: string
  /** Leads to the question whether to cancel. */
  cancel: string
  /** Cancels. */
  confirm: string
  /** Leads back, and cancels nothing. */
  keep: string
  /** Downloads the appointment as a file for calendars. */
  calendar: string
  /** Leads to the page about the appointment. */
  manage: string
  /** Leads to the times after a cancellation. */
  again: string
}

/** What is mailed about appointments, if visitors can choose a time (appointments.yaml). */
export interface AppointmentMails {
  /** The title of the appointment in the visitor's calendar. "{site}" becomes the name of the site. */
  summary: string
  /** Its title in the owner's calendar. "{name}" becomes what the visitor typed as name. */
  ownerSummary: string
  /** To the visitor: the appointment is booked. */
  booked: BookedMail
  /** To the visitor: it was moved. */
  moved: MovedMail
  /** To the visitor: it was cancelled. */
  cancelled: CancelledMail
  /** To the visitor: a day and an hour before. */
  reminder: ReminderMail
  /** Before the link in mails to the visitor. */
  manage: string
  /** Before the link after it was cancelled. */
  again: string
  /** Begins the subject of mails to the owner about an appointment that came, was moved or was cancelled after its lead. */
  ownerKinds: OwnerAppointmentKinds
  /** Before the time, in mails to the owner. */
  time: string
  /** Before the zone of the visitor, in mails to the owner. */
  visitorTime: string
}

/** What stands below them. */
export interface AppointmentPageTexts {
  /** Above the times, before one was chosen. */
  choose: string
  /** Below the time of an appointment. "{minutes}" becomes its length. */
  call: string
  /** The heading above the times that it can be moved to. */
  moveHeading: string
  /** Names the list of times for screen readers. */
  times: string
  /** There are no times to choose from. */
  none: string
  /** Above the button that cancels. */
  cancel: string
  /** After booking and moving; a mail follows. */
  booked: string
  /** After it was cancelled. */
  cancelled: string
  /** Asks about a number that nobody could call; {phone} is the number. */
  unusual: string
  /** Explains a used link. */
  used: string
  /** Explains an invalid link. */
  invalid: string
  /** Explains a link to what is over. */
  past: string
  /** It was moved so often that it cannot be moved again here. */
  often: string
}

/** Why a time cannot be had. */
export interface AppointmentProblems {
  /** Somebody else has just taken it (409). */
  taken: string
  /** It is not offered, or no longer (409). */
  notOffered: string
  /** The owner's calendar does not answer (409). */
  calendar: string
  /** No time was chosen (422). */
  none: string
}

/** The headings. */
export interface AppointmentTitles {
  /** Before a time was chosen. */
  choose: string
  /** There is an appointment. */
  manage: string
  /** Before it is cancelled. */
  cancel: string
  /** It was booked. */
  booked: string
  /** It was moved. */
  moved: string
  /** It was cancelled. */
  cancelled: string
  /** The link was used before. */
  used: string
  /** The link is not ours, or what it is about is gone. */
  invalid: string
  /** The appointment is over. */
  past: string
  /** A change did not work. */
  problem: string
}

/** What is said of a fixed time once it is booked. */
export interface AppointmentWords {
  /** What happens next; "{time}" is replaced by day and time. */
  promise: string
  /** A fixed time; "{day}" and "{time}" (from when to when) are replaced. */
  time: string
  /** The same for a visitor who lives by another clock; "{time}" is the time of the owner, "{own}" that of the visitor. */
  own: string
  /** The words before the time. */
  label: string
  /** The link to move or cancel it. */
  manage: string
}

/** When visitors can choose a time for a conversation (docs/appointments.md). Without this file nobody chooses a time: visitors are called back. */
export interface Appointments {
  /** Whether these are really the hours in which the owner takes calls. Until it is true, site validate warns. */
  confirmed?: boolean
  /** The time zone of the opening hours, by its name in the IANA database. */
  zone: string
  /** How long an appointment takes, in minutes. */
  minutes: number
  /** How many minutes stay free before and after each appointment and everything else in a calendar. */
  bufferMinutes: number
  /** How many hours before its beginning an appointment can be booked at the latest. */
  noticeHours: number
  /** How many days ahead an appointment can be booked; with 14, until the same day of the week in two weeks. */
  horizonDays: number
  /** The German state whose public holidays are closed, by its two letters. Left out: no day is a holiday. */
  state?: 'BW' | 'BY' | 'BE' | 'BB' | 'HB' | 'HE' | 'HH' | 'MV' | 'NI' | 'NW' | 'RP' | 'SL' | 'SN' | 'ST' | 'SH' | 'TH'
  /** The opening hours of each day of the week, in local time. A day that is left out is closed. */
  hours: OpeningHours
  /** Further days without appointments, such as company holidays. */
  closed?: ClosedDays[]
  /** Calendars whose appointments are not offered. Their addresses and passwords are settings of the server, never here. */
  calendars?: BusyCalendar[]
  /** The name of the calendar above that booked appointments are written to; its kind is "caldav". Left out: they are in the mails and the database alone. */
  write?: string
}

/** A file under site/assets, with its address in the built site and its size in CSS pixels (null if unknown). */
export interface Asset {
  url: string
  width: number | null
  height: number | null
}

/** A website before and after, one picture over the other, with a slider between them. */
export interface BeforeAfterSection {
  /** Makes this block a "before-after" section. */
  type: 'before-after'
  /** The name that links can jump to, as in "/#kontakt". Left out: the section cannot be linked. */
  id?: string
  /** The ground of the section. Left out: paper and deep paper take turns down the page. */
  tone?: Tone
  /** The head of the section: label, heading and lead. */
  head: Head
  /** The drawn website that is shown before and after. */
  website: RemadeWebsite
  /** The picture before. */
  before: BeforeAfterSide
  /** The picture after. */
  after: BeforeAfterSide
  /** The name of the slider. */
  slider: string
  /** Where the slider stands, for screen readers. "{percent}" is the share. */
  share: string
  /** What has changed, below the pictures. */
  changes: Card[]
  /** The line under which phones fold what has changed. Left out: it is shown. */
  fold?: string
  /** Whose website it is, or that it is a model. */
  note: string
  /** The button below; it leads to the booking. */
  action?: Action
}

/** One of the two pictures. */
export interface BeforeAfterSide {
  /** What stands at the picture. */
  label: string
  /** What the picture shows. */
  alt: string
}

/** Benefits as ruled cells. */
export interface BenefitsSection {
  /** Makes this block a "benefits" section. */
  type: 'benefits'
  /** The name that links can jump to, as in "/#kontakt". Left out: the section cannot be linked. */
  id?: string
  /** The ground of the section. Left out: paper and deep paper take turns down the page. */
  tone?: Tone
  /** The head of the section: label, heading and lead. */
  head: Head
  /** The benefits in order. */
  items: Card[]
  /** A quiet link below them, such as to the booking. Left out: none. */
  action?: Action
}

/** The appointment, if a slot was chosen. */
export interface BookedAppointment {
  /** Its beginning, ISO 8601 in UTC. */
  start: string
  /** How long it takes. */
  minutes: number
  /** The path of the page on which it can be moved and cancelled. */
  manage: string
}

/** To the visitor: the appointment is booked. */
export interface BookedMail {
  /** The subject. "{time}" becomes the time. */
  subject: string
  /** The first paragraph after the greeting. "{time}" becomes the time. */
  text: string
}

/** The texts and timings of the booking dialog. What differs from page to page (source, service, headings) stands in the page's "booking". */
export interface Booking {
  /** The heading of step 1. */
  title: string
  /** The name of the progress bar, for screen readers. */
  progress: string
  /** Announced at each step; "{n}" and "{total}" are replaced. */
  position: string
  /** What the steps are called in the progress bar. */
  steps: BookingSteps
  /** The field for the name, step 1. */
  name: FieldTexts
  /** The field for the e-mail address, step 1. */
  email: FieldTexts
  /** The field for the phone number, step 1 (optional). */
  phone: FieldTexts
  /** The field for the phone number, step 2 (required). */
  callback: FieldTexts
  /** The field for the company, step 2 (optional). */
  company: FieldTexts
  /** The choice of company size, step 2. */
  employees: EmployeeField
  /** The field for a short description, step 2 (optional). A page may set another label. */
  message: FieldTexts
  /** The button of step 1. */
  next: string
  /** The sentence above the button of step 1: what it sends, and where the privacy notice is. */
  privacy: PrivacySentence
  /** The button that leads back to step 1. */
  back: string
  /** The button of step 2. */
  submit: string
  /** That button while the lead is being sent. */
  submitting: string
  /** The name of the closing icon. */
  close: string
  /** The button of the success view. */
  done: string
  /** Announced while the check is drawn between the steps. */
  checked: string
  /** What is said when something is missing or wrong. */
  problems: BookingProblems
  /** The view after sending. */
  success: BookingSuccess
  /** What the success view and the page say of a booking, for as long as the page is open. */
  confirmation: BookingConfirmation
  /** The choice of a fixed time in step 2, where the site has opening hours. */
  choice: SlotChoiceWords
  /** What is said of a fixed time once it is booked. */
  appointment: AppointmentWords
  /** What is said of a fixed time that could not be booked, because the server was not reached. */
  wish: WishWords
  /** The question before typed data are lost. */
  discard: DiscardQuestion
  /** The line at the foot of the dialog; the owner's phone number follows. */
  foot: string
  /** How long the check animation between the steps lasts, in milliseconds. */
  checkMs: number
  /** After how long the success view closes, in milliseconds. */
  closeMs: number
}

/** What the success view and the page say of a booking, for as long as the page is open. */
export interface BookingConfirmation {
  /** The words before what the call is about. */
  service: string
  /** The words before the time by which the owner calls. */
  callback: string
  /** That time; "{time}" is replaced by weekday and time. */
  by: string
  /** Within how many hours the owner calls; "promise" says the same. */
  hours: number
  /** The button that saves the time as a calendar file. */
  calendar: string
  /** The name of that file. */
  file: string
  /** The title of the entry in the calendar. */
  event: string
  /** The text of that entry; "{phone}" is the visitor's number, "{owner}" the owner's. */
  eventText: string
  /** What buttons say that lead to the booking, once there is one. */
  booked: string
  /** The link that begins another booking. */
  another: string
}

/** The final lead of the booking dialog. */
export interface BookingLead {
  /** The visitor's name. */
  name: string
  /** The visitor's e-mail address. */
  email: string
  /** The number to call. */
  phone: string
  /** The company; may be empty. */
  company?: string
  /** How many people work there. */
  employees: '1' | '2-5' | '6-15' | '16-50' | '51-100' | '100+'
  /** What it is about; may be empty. */
  message?: string
  /** When the visitor sent it, ISO 8601 with time zone. */
  timestamp: string
  /** Which page or button it came from. */
  source: string
  /** Which service it is about. */
  service: string
  /** The address of the page, in full. */
  url: string
  /** The beginning of the chosen slot, ISO 8601 in UTC, as GET /api/slots names it; left out: the visitor is called back. */
  slot?: string
  /** The time zone of the visitor's browser, by its name in the IANA database; an unknown one is ignored. */
  zone?: string
  /** The form asks the visitor once about a number that nobody could call: such a booking is answered with 422, fields.phone has the question, and nothing is stored. Sent without it, every number is taken. */
  checkPhone?: boolean
  /** What the visitor chose, calculated and showed before; left out: nothing. */
  context?: LeadContext
  /** A field that people do not see. Whoever fills it is a robot and gets the same answer as a person. */
  website?: string
  /** Time from the form's appearance to sending, in milliseconds. Below the minimum: a robot. */
  elapsedMs?: number
  /** From POST /api/form-token when the form was first touched: it tells the form's age, and cannot be made by others. A final lead takes the place of the partial one with the same token; without it both are kept. */
  token?: string
}

/** What is said when something is missing or wrong. */
export interface BookingProblems {
  /** Step 1: name or e-mail address is missing. */
  required: string
  /** Step 1: the e-mail address does not look like one. */
  emailFormat: string
  /** Step 2: the phone number is missing. */
  phone: string
  /** Step 2: the phone number cannot be one; it is sent all the same when the visitor insists. */
  unusual: string
  /** Step 2: a day was chosen and no time. */
  time: string
  /** Step 2: the time was taken meanwhile, and the server has no words of its own for it. */
  taken: string
}

/** Body of POST /api/booking: a partial lead if it has "step", otherwise the final lead. Answers: api/answers.json, accepted or refused. */
export type BookingRequest = PartialLead | BookingLead

/** What the steps are called in the progress bar. */
export interface BookingSteps {
  /** The name of step 1. */
  details: string
  /** The name of step 2; also its heading. */
  contact: string
}

/** The view after sending. */
export interface BookingSuccess {
  /** The heading, unless the page sets its own. */
  heading: string
  /** The thanks; "{name}" is replaced. */
  thanks: string
  /** What happens next. */
  promise: string
  /** The words before the phone number that was entered. */
  phone: string
  /** The words before the duration. */
  durationLabel: string
  /** How long the consultation takes and what it costs. */
  duration: string
  /** Added where the booking could not be sent at once and waits in the browser; "{phone}" is replaced by the owner's number. */
  delayed: string
}

/** The brand in navigation and footer. */
export interface Brand {
  /** The brand beside the logo, in one or two lines. */
  lines: string[]
  /** What screen readers add to the brand's link; starts with a comma or a space. */
  home: string
}

/** Every key that the site keeps in the browser. The privacy notice lists them. */
export interface BrowserStorage {
  /** The keys. */
  items: StoredKey[]
}

/** How much a first visit of a page may transfer; "site check" tells which pages have more. Sizes are compressed, as they are sent: a number of bytes, or a text with a unit (KB and MB of 1024). Left out: style sheets 14 KB, script 8 KB, fonts 90 KB, everything together 350 KB. */
export interface Budgets {
  /** The document itself. Left out: as much as "total" allows. */
  html?: number | string
  /** All style sheets. Default: 14 KB. */
  css?: number | string
  /** Scripts that come before anything is touched or scrolled. Default: 8 KB. */
  script?: number | string
  /** All fonts. Default: 90 KB. */
  fonts?: number | string
  /** Images that a phone loads at once, in the sizes that it takes. Left out: as much as "total" allows. */
  images?: number | string
  /** Everything together. Default: 350 KB. */
  total?: number | string
  /** Pages that may weigh something else, by route; what is left out is as for all pages. */
  routes?: RouteBudgets
}

/** A calendar whose appointments are not offered. */
export interface BusyCalendar {
  /** A name of your own; the settings of the server contain it: "office" has its address in CALENDAR_OFFICE_URL. */
  name: string
  /** What answers at the address: "ics", a calendar as a file (a secret or published address of Google, Outlook, iCloud, Nextcloud), or "caldav", a calendar on a CalDAV server. */
  kind: 'ics' | 'caldav'
}

/** The chart of two years. */
export interface CalculatorChartWords {
  /** The heading of the chart. */
  title: string
  /** Before the saving at its end. */
  saving: string
  /** The chart in a sentence, for screen readers. "{saving}", "{investment}" and "{months}" are replaced. */
  sentence: string
}

/** The calculation as a PDF to take along. */
export interface CalculatorSheetWords {
  /** The button that makes the PDF. */
  button: string
  /** What the calculator says where that did not work. */
  failed: string
  /** The name of the file. */
  file: string
  /** The title of the sheet. */
  title: string
  /** The heading of what was entered. */
  given: string
  /** The heading of what follows from it. */
  result: string
}

/** The ROI calculator. "{n}" is a number. */
export interface CalculatorWords {
  /** The label of the slider. */
  employees: string
  /** The name of the number field beside it. */
  employeesNumber: string
  /** The value of the slider, read out. */
  employeesValue: CountedText
  /** The legend of the choices. */
  percents: string
  /** One choice. */
  percent: string
  /** Before the routine cost. */
  monthlyCost: string
  /** Before the annual saving. */
  saving: string
  /** Before the months to ROI. */
  payback: string
  /** The months to ROI. */
  months: CountedText
  /** Before the 2-year ROI. */
  twoYears: string
  /** The 2-year ROI in thousands of EUR. */
  thousands: string
  /** Before the investment range. */
  investment: string
  /** The name of the ruler in months. */
  monthScale: string
  /** The result in one sentence, for screen readers. "{saving}", "{months}" and "{investment}" are replaced. */
  sentence: string
  /** What the number field says about anything else. "{min}" and "{max}" are replaced. */
  employeesWrong: string
  /** The legend of the examples to choose from. */
  examples: string
  /** The title under which the results for typical sizes are folded. */
  table: string
  /** The chart of two years. */
  chart: CalculatorChartWords
  /** The calculation as a PDF to take along. */
  sheet: CalculatorSheetWords
}

/** To the visitor: it was cancelled. */
export interface CancelledMail {
  /** The subject. "{time}" becomes the time. */
  subject: string
  /** The first paragraph after the greeting. "{time}" becomes the time. */
  text: string
}

/** A card with an icon, a title and a sentence. */
export interface Card {
  /** The icon above the title. Left out: none. */
  icon?: Icon
  /** The title of the card, one to three words. */
  title: string
  /** One or two sentences. */
  text: string
  /** A number or fact at the foot of the card, in small type. */
  fact?: string
}

/** Carousels. "{name}" is what they show, "{n}" and "{total}" are numbers. */
export interface CarouselWords {
  /** What a carousel is called, for screen readers. */
  role: string
  /** The button for the one before. */
  previous: string
  /** The button for the one after. */
  next: string
  /** The name of the row of ticks. */
  choose: string
  /** The button that stops the movement. */
  pause: string
  /** The button that starts it again. */
  play: string
  /** Where one is. */
  position: string
  /** The name of one tick. */
  show: string
  /** "{name}" for reference projects. */
  reference: string
  /** "{name}" for pain points. */
  painPoint: string
  /** "{name}" for cases. */
  caseStudy: string
  /** "{name}" for app designs. */
  design: string
  /** "{name}" for cards. */
  card: string
  /** "{name}" for steps. */
  step: string
  /** "{name}" for what customers say. */
  quote: string
  /** "{name}" for packages. */
  package: string
}

/** Cases as a carousel. */
export interface CaseStudiesSection {
  /** Makes this block a "case-studies" section. */
  type: 'case-studies'
  /** The name that links can jump to, as in "/#kontakt". Left out: the section cannot be linked. */
  id?: string
  /** The ground of the section. Left out: paper and deep paper take turns down the page. */
  tone?: Tone
  /** The head of the section: label, heading and lead. */
  head: Head
  /** The cases in order, by their names in site/data/cases.yaml. */
  cases: CaseStudy[]
  /** How long each case stays while autoplay is on. In milliseconds; default 5000. */
  intervalMs?: number
  /** Whether the carousel moves by itself (it pauses on hover, focus, hidden tab and reduced motion); false: only buttons and swiping move it. Default: true. */
  autoplay?: boolean
}

/** One case. */
export interface CaseStudy {
  /** The drawn sign that stands for the company. */
  logo: Logo
  /** The company's own logo, square, in place of the drawn sign; only with its consent. */
  logoImage?: Picture
  /** Who tells the case: a person, or what the company is if nobody is named. */
  name: string
  /** What that person does, or how large the company is. */
  role: string
  /** The company, as it may be named. */
  company: string
  /** The industry. */
  industry: string
  /** What was wrong before, one sentence. */
  problem: string
  /** What was built, one sentence. */
  solution: string
  /** What is better since, one sentence. */
  result: string
  /** What it cost in EUR, without VAT. */
  investment: PriceRange
  /** After how many months it had paid for itself. */
  roiMonths: NumberRange
  /** true marks the case as an example on the page, because it is no real customer's. */
  example: boolean
}

/** Cases. */
export interface CaseWords {
  /** Before what was wrong. */
  problem: string
  /** Before what was built. */
  solution: string
  /** Before what is better. */
  result: string
  /** Before the cost. */
  investment: string
  /** Before the months. */
  roi: string
  /** The months. */
  months: CountedText
}

/** A small chatbot that answers in the visitor's browser, out of a list of questions and of packages, and says so where they have no answer. */
export interface ChatDemoSection {
  /** Makes this block a "chat-demo" section. */
  type: 'chat-demo'
  /** The name that links can jump to, as in "/#kontakt". Left out: the section cannot be linked. */
  id?: string
  /** The ground of the section. Left out: paper and deep paper take turns down the page. */
  tone?: Tone
  /** The head of the section: label, heading and lead. */
  head: Head
  /** The questions and answers that it knows, by their name in site/data/faqs.yaml. The page has to show the same list, so that an answer can lead to its place. */
  faq: Faq
  /** The packages whose prices it knows, by their names in site/data/packages.yaml. */
  packages: Package[]
  /** Where the page shows the packages. */
  prices: Link
  /** What it says about a package. */
  package: ChatPackageWords
  /** The name of the conversation, for screen readers. */
  log: string
  /** Who says what, for screen readers. */
  speakers: ChatSpeakers
  /** Its first sentence. It has to say that a machine answers (AI Act of the EU, article 50). */
  greeting: string
  /** The field to type into. */
  field: FieldTexts
  /** The button beside the field. */
  ask: string
  /** Questions to begin with. Without scripts, the page shows what the chatbot answers to them. */
  suggestions: ChatSuggestions
  /** What stands before the link to the place of an answer. */
  source: string
  /** Where two entries answer a question equally well: what stands before them. */
  near: string
  /** Where no entry answers the question. */
  unknown: string
  /** Hands over to a person, below what it does not know. */
  action: Action
  /** What it knows about words of the page's language. */
  words: ChatWords
}

/** What it says about a package. */
export interface ChatPackageWords {
  /** What the answer is about. "{name}" is the package. */
  title: string
  /** The answer. "{name}", "{staff}", "{price}", "{delivery}", "{support}" and "{roi}" are those of the package. */
  text: string
}

/** Who says what, for screen readers. */
export interface ChatSpeakers {
  /** The visitor. */
  visitor: string
  /** The chatbot. */
  machine: string
}

/** Questions to begin with. Without scripts, the page shows what the chatbot answers to them. */
export interface ChatSuggestions {
  /** What stands before them. */
  title: string
  /** The questions; one that it cannot answer shows that it does not guess. */
  questions: string[]
}

/** What it knows about words of the page's language. */
export interface ChatWords {
  /** Words that say nothing about what is asked. */
  fillers: string[]
  /** Groups of words that ask for the same thing. */
  same: string[][]
}

/** An answer. */
export interface CheckAnswer {
  /** The answer. */
  label: string
  /** How many points it gives. */
  points: number
}

/** A result. */
export interface CheckBand {
  /** The lowest number of points that leads to it; 0 for the lowest result. */
  from: number
  /** The result. */
  title: string
  /** What it means. */
  text: string
}

/** A question of the check. */
export interface CheckQuestion {
  /** The question. */
  question: string
  /** What to know where the answer is not the best one. */
  advice: string
}

/** A model and what its files must be. */
export interface ChosenModel {
  /** Its folder below the folder of models (MODELS_DIR). */
  folder: string
  /** The checksum of the folder, as "site models list" shows it. */
  sha256: string
}

/** One claim. A place where its words stand with another number contradicts it; one that stands nowhere is told. */
export interface Claim {
  /** What it says, in one sentence that could be true or false. */
  says: string
  /** What kind of claim it is; the law that is named in warnings follows from it. fact: about the business (UWG § 5). result: what customers gain (UWG § 5). rating: what customers say (UWG § 5b). promise: time, support, free services (UWG § 5). guarantee: UWG § 5, BGB § 443. price: UWG § 5, PAngV § 3. comparison: with others (UWG § 6). scarcity: few places, limited time (UWG § 5, annex no. 7). former-price: a crossed-out price and what it saves (UWG § 5, PAngV § 11). */
  kind: 'fact' | 'result' | 'rating' | 'promise' | 'guarantee' | 'price' | 'comparison' | 'scarcity' | 'former-price'
  /** The number with its sign; left out for a promise without a number. As one language writes it: 200+, 40 %, 3x, 2.500 €, 12–24, 24/7. Other languages may write it their way: 5,0 is 5.0, and 2.500 € is €2,500. */
  value?: string
  /** How it is written. "N" stands for the number, "*" for up to three words, "*" at the end of a word for any ending. A figure and the label beside it are read as one text. */
  texts?: string[]
  /** Where it stands without words around it: a file below site/, a space, the path with points between its steps. "*" stands for any step. */
  places?: string[]
  /** Since when it is true: a year, month or day; null: not known. */
  since: string | null
  /** What proves it, and where that is kept; "measured" names a figure that the owner's commands measure; null: nothing yet. */
  evidence: (string | null) | MeasuredEvidence
  /** true once the owner has confirmed that it is true and can prove it. Until then site validate warns. */
  confirmed: boolean
}

/** Every number and every promise that the site wins customers with, declared once: what it says, how and where it stands, what proves it, and whether the owner has confirmed it (UWG § 5). A number in a text of a page or of shared data has to be declared if it carries +, %, x or €, is 24/7, stands right before a unit of time ("2 Stunden", "30-day") or behind "nur noch" and the like, or counts customers, companies, projects, apps, consultations, places, stars or ratings up to three words further ("73 kleine und mittlere Unternehmen"). A promise without a number has to be declared, too: guarantees and what is "guaranteed", "DSGVO-konform", "Server in Deutschland", "rechtlich sauber" and the like, an account manager, "rund um die Uhr", ranks such as "am beliebtesten" or "zertifiziert", each in German, English and Portuguese. All other numbers are no claims: dates, phone numbers, addresses, names of files, paragraphs, counts of steps; nor are prices that are fields of shared data, tables, settings and the texts under site/legal. The templates do not show this file. */
export interface ClaimsRegister {
  /** The claims by name. Two that are written with the same words and have different numbers contradict each other. */
  claims: Record<string, Claim>
  /** Numbers and words in texts that praise nothing, so that nobody has to confirm them, and places whose dates stay true however old they are. */
  notClaims?: NotClaim[]
}

/** Days without appointments, the last one included. */
export interface ClosedDays {
  /** The first of these days. */
  from: string
  /** The last of these days; left out: only the first. */
  to?: string
}

/** The last call on a page, on night ground: heading, one sentence, one button. */
export interface ClosingSection {
  /** Makes this block a "closing" section. */
  type: 'closing'
  /** The name that links can jump to, as in "/#kontakt". Left out: the section cannot be linked. */
  id?: string
  /** The ground of the section. Left out: paper and deep paper take turns down the page. */
  tone?: Tone
  /** The heading, as large as the page's first. */
  title: string
  /** What happens in the consultation, one or two sentences. */
  lead: string
  /** The button. */
  action: Action
  /** A short promise beside the button. */
  note?: string
  /** The drawing beside the text. Either this or "plan"; without both, thirty-minutes. */
  drawing?: Drawing
  /** What happens in the consultation of this page, drawn as a ruler of minutes. */
  plan?: ClosingStep[]
  /** The caption below the drawing. */
  caption?: string
  /** A scarcity line shown beside the button, by its name in site/data/scarcity.yaml. Its number is declared in site/data/claims.yaml, where the owner confirms it. */
  notice?: ScarcityNotice
}

/** What a part of the consultation is for. */
export interface ClosingStep {
  /** One word; eight letters fit into five minutes. */
  title: string
  /** How long it takes, to scale. */
  minutes: number
  /** A few words below it, hidden on phones. */
  note?: string
}

/** The entry in the commercial register, if there is one. */
export interface CompanyRegister {
  /** The court that keeps the register. */
  court: string
  /** The number in the register. */
  number: string
}

/** One of the two ways. */
export interface ComparisonColumn {
  /** Its name. */
  title: string
  /** A few words that explain it. */
  subtitle: string
}

/** One criterion. */
export interface ComparisonRow {
  /** What is compared. */
  criterion: string
  /** The two values in the order of the columns. */
  values: [string, string]
  /** Which column is the better one here: 1, 2, or null for neither. It gets a tint and a check mark. */
  best: 1 | 2 | null
}

/** A table that compares two ways. */
export interface ComparisonSection {
  /** Makes this block a "comparison" section. */
  type: 'comparison'
  /** The name that links can jump to, as in "/#kontakt". Left out: the section cannot be linked. */
  id?: string
  /** The ground of the section. Left out: paper and deep paper take turns down the page. */
  tone?: Tone
  /** The head of the section: label, heading and lead. */
  head: Head
  /** What the table compares, for screen readers. */
  caption: string
  /** The two ways, left and right. */
  columns: [ComparisonColumn, ComparisonColumn]
  /** The criteria, from top to bottom. */
  rows: ComparisonRow[]
  /** A button below the table. */
  action?: Action
}

/** The mail to the visitor, in the language of the page. It repeats nothing of the message. */
export interface ConfirmationMail {
  /** The subject. */
  subject: string
  /** The first line; {name} stands for the visitor's name. */
  greeting: string
  /** The first line where the name is missing, or looks like an advertisement. */
  greetingWithoutName: string
  /** What follows after an empty line. */
  text: string
}

/** The words that ask for consent. They are shown only if a tag manager is set in site/site.yaml. */
export interface ConsentWords {
  /** The question, as a heading. */
  title: string
  /** What is loaded, from whom, what for, and that refusing has no disadvantage. */
  text: string
  /** The button that agrees. */
  accept: string
  /** The button that refuses; it looks the same as the other one. */
  reject: string
  /** The link to the privacy notice. */
  privacy: NavigationLink
  /** The button in the footer that asks again. */
  change: string
}

/** Further fields besides name, e-mail and message. */
export interface ContactFormFields {
  /** true adds an optional field for the subject. Default: false. */
  subject?: boolean
  /** true adds an optional field for a phone number. Default: false. */
  phone?: boolean
}

/** A contact form. It posts to /api/contact and works without scripts. */
export interface ContactFormSection {
  /** Makes this block a "contact-form" section. */
  type: 'contact-form'
  /** The name that links can jump to, as in "/#kontakt". Left out: the section cannot be linked. */
  id?: string
  /** The ground of the section. Left out: paper and deep paper take turns down the page. */
  tone?: Tone
  /** The head of the section: label, heading and lead. */
  head: Head
  /** Promises beside the form, with check marks. */
  points?: string[]
  /** Which texts the form uses, by their name in site/data/forms.yaml. */
  form: FormTexts
  /** The source that the message carries, so that the owner sees where it came from. */
  source: string
  /** The kind of form, sent as metadata.form_type. Default: contact_form. */
  formType?: string
  /** The page value that inline forms send as metadata.page. Left out: not sent. */
  page?: string
  /** Further fields besides name, e-mail and message. */
  fields?: ContactFormFields
  /** A heading inside the form's card, instead of the one of its texts. */
  title?: string
  /** The placeholder of the subject field, instead of the one of its texts. */
  subjectPlaceholder?: string
  /** The placeholder of the message field, instead of the one of its texts. */
  messagePlaceholder?: string
  /** true folds the form on every screen, for a page that ends with another form. Default: false, folded on phones only. */
  folded?: boolean
  /** true adds a button that shows the form on the whole screen. Default: false. */
  fullScreen?: boolean
  /** Where the visitor is taken after a successful send. Left out: stays on the page. */
  redirect?: FormRedirect
}

/** Body of POST /api/contact. Answers: api/answers.json, accepted or refused. */
export interface ContactMessage {
  /** The sender's name. */
  name: string
  /** The sender's e-mail address. */
  email: string
  /** The message. */
  message: string
  /** The sender's phone number, if the form asks for it. */
  phone?: string
  /** The subject, if the form asks for it. */
  subject?: string
  /** Which form it came from. */
  source: string
  /** What else the form says about itself. */
  metadata: ContactMetadata
  /** What the visitor chose, calculated and showed before; left out: nothing. */
  context?: LeadContext
  /** The language of the form; the answer comes in it, or in the default language for one that the site does not have. Left out: that of the page. */
  language?: string
  /** A field that people do not see. Whoever fills it is a robot and gets the same answer as a person. */
  website?: string
  /** Time from the form's appearance to sending, in milliseconds. Below the minimum: a robot. */
  elapsedMs?: number
  /** From POST /api/form-token when the form was first touched: it tells the form's age, and cannot be made by others. */
  token?: string
}

/** What else the form says about itself. */
export interface ContactMetadata {
  /** The kind of form. */
  form_type: string
  /** The page value of inline forms. */
  page?: string
}

/** A time in words beside the line. */
export interface Countdown {
  /** The sentence; {value} stands for the time. */
  label: string
  /** A fixed time as HH:MM:SS; it does not tick. */
  value: string
}

/** A text with a number in it, in its two forms. "{n}" is replaced by the number or span ("3–4"). */
export interface CountedText {
  /** The form for exactly 1. */
  one: string
  /** The form for every other number and for spans. */
  other: string
}

/** A document to try the analysis with, for visitors who have none at hand. */
export interface DemoSample {
  /** What it is. The file's name stands beside it. */
  label: string
  /** Its file name, as people would give it. */
  name: string
  /** The document. It is loaded when it is chosen. */
  file: Asset
  /** What an image shows, said to those who cannot see it. Only for images. */
  alt?: string
}

/** The document analysis. "{name}" is the file's name, "{n}" a number. */
export interface DemoWords {
  /** The button that opens the file picker. */
  choose: string
  /** In the zone while a file is above it. */
  over: string
  /** Below that. */
  overNote: string
  /** While the file is read. */
  reading: string
  /** Below that. */
  assigning: string
  /** The name of the progress bar. */
  progress: string
  /** The name of the meter. */
  confidence: string
  /** The heading of what was found. */
  fields: string
  /** Where a value comes from: the data of an electronic invoice. */
  sourceXml: string
  /** Where a value comes from: the text of the file. */
  sourceText: string
  /** Where a value comes from: a picture that was read. */
  sourceOcr: string
  /** Where a value comes from: a language model. */
  sourceModel: string
  /** Where a value comes from: other values. */
  sourceRule: string
  /** Beside a value that is not certain. */
  checkField: string
  /** The badge of an electronic invoice; "{profile}" is its profile. */
  eInvoice: string
  /** The name of the picture of a page. */
  page: string
  /** Below the picture of a page. */
  pageNote: string
  /** Over the rows of an invoice. */
  items: string
  /** Head of a column of these rows. */
  itemDescription: string
  /** Head of a column of these rows. */
  itemQuantity: string
  /** Head of a column of these rows. */
  itemPrice: string
  /** Head of a column of these rows. */
  itemAmount: string
  /** The heading of what should be done. */
  steps: string
  /** How much a step saves; "{saved}" is replaced. */
  saves: string
  /** The most urgent priority. */
  immediate: string
  /** A high priority. */
  high: string
  /** Every other priority. */
  other: string
  /** Before the summary. */
  summary: string
  /** The heading of the key insights. */
  insights: string
  /** The heading of possible problems. */
  issues: string
  /** The heading of next steps. */
  next: string
  /** Before the quality of the document. */
  quality: string
  /** The best quality. */
  excellent: string
  /** A good quality. */
  good: string
  /** A fair quality. */
  fair: string
  /** Every other quality. */
  otherQuality: string
  /** Before the language of the document. */
  language: string
  /** The button that starts over. */
  again: string
  /** How many free analyses are left. */
  left: CountedText
  /** When none is left. */
  usedUp: string
  /** When the type of the file is not accepted. */
  unsupported: string
  /** When the analysis failed and no reason is known. */
  failed: string
  /** When the analysis did not answer at all. */
  unreachable: string
  /** Above the example result. */
  exampleNote: string
  /** Below the example: the day by which its deadlines are judged. */
  exampleRead: string
  /** Title of what is folded in the example. */
  exampleRest: string
  /** The heading when no free analysis is left. */
  usedUpTitle: string
  /** In the zone when scripts do not run. */
  needsScripts: string
  /** Above the documents to try without an own one. */
  samples: string
  /** Below them. */
  samplesNote: string
  /** In place of the number of free analyses, once more are unlocked. */
  unlimited: string
  /** Below the file name when reading takes long; "{n}" is the most it may take, in seconds. */
  slow: string
  /** The button that stops the analysis. */
  cancel: string
  /** After it was stopped. */
  cancelled: string
  /** In the zone when there is a result. */
  done: string
  /** Below that. */
  ready: string
  /** The link from there to the result. */
  toResult: string
  /** The heading of a result that names no kind of document. */
  untyped: string
  /** The heading of every error. */
  errorTitle: string
  /** Below an error: it costs no free analysis. */
  notCounted: string
  /** Below the error of an analysis that did not answer. */
  checkConnection: string
  /** The button that sends the same file again. */
  retry: string
  /** When the type of the file is not accepted where a picture of a process is asked for. */
  unsupportedProcess: string
  /** When the file has no contents. */
  empty: string
  /** When the file is too large; "{n}" is the limit in megabytes. */
  tooLarge: string
  /** When the browser cannot open the file. */
  unreadable: string
  /** The button that copies the result. */
  copy: string
  /** When it is copied. */
  copied: string
  /** Above the text to copy, where the browser refuses. */
  copyByHand: string
  /** The button that saves the result as a file. */
  save: string
  /** When it is saved. */
  saved: string
  /** The button that makes a sheet (PDF) of the result. */
  pdf: string
  /** While the sheet is made. */
  drawing: string
  /** When the sheet could not be made. */
  pdfFailed: string
  /** At the foot of the sheet; "{address}" is the page, "{date}" the day. */
  sheetFooter: string
  /** Above the values that can be corrected. */
  correctHint: string
  /** The name of the button that a value is; "{label}" is what it is a value of. */
  correct: string
  /** Beside a value that the visitor has corrected, and in the saved JSON. */
  corrected: string
  /** Beside that: what was read before. */
  readAs: string
  /** Takes a correction back. */
  undo: string
  /** The name of that button for those who cannot see it. */
  undoValue: string
  /** Below a field in which a number or an amount is expected. */
  notAmount: string
  /** Below a field in which a date is expected. */
  notDate: string
  /** Below a field in which something else is expected. */
  notEmpty: string
  /** After a correction, when no check finds anything. */
  checkedFine: string
  /** After a correction, when something remains to be checked. */
  checkedIssues: string
  /** The folded part of a report that shows the page. */
  document: string
  /** On a phone: who has sent the document. */
  who: string
  /** On a phone: what it amounts to. */
  howMuch: string
  /** On a phone: when it is due. */
  untilWhen: string
  /** On a phone: the first step. */
  whatNext: string
  /** On a phone: a value that should be checked. */
  unsureValue: string
  /** Above what can be made of a read document. */
  onward: string
  /** The button that makes a workbook of the values and line items. */
  excel: string
  /** In the workbook: the sheet with a row for each document. */
  sheetOverview: string
  /** In the workbook: the sheet with a row for each value. */
  sheetFields: string
  /** In the workbook: the column with the file. */
  columnFile: string
  /** In the workbook: the column with the kind of document. */
  columnKind: string
  /** In the workbook: the column with the name of a value. */
  columnField: string
  /** In the workbook: the column with the value. */
  columnValue: string
  /** In the workbook: the column that says what was corrected. */
  columnNote: string
  /** In the workbook: the column with the unit of a quantity. */
  itemUnit: string
  /** In the workbook: the column with the tax rate of a line item. */
  itemTaxRate: string
  /** Opens the settings of a stack of bookings. */
  datev: string
  /** Above these settings. */
  datevNote: string
  /** A setting of the stack of bookings. */
  chart: string
  /** A setting of the stack of bookings. */
  expenseAccount: string
  /** A setting of the stack of bookings. */
  creditorAccount: string
  /** A setting of the stack of bookings. */
  consultantNumber: string
  /** A setting of the stack of bookings. */
  clientNumber: string
  /** Makes the stack of bookings. */
  datevSave: string
  /** While a file is made of a document. */
  making: string
  /** When such a file could not be made. */
  makingFailed: string
  /** Opens what can be made of an invoice on paper. */
  eInvoiceOf: string
  /** Above the buttons. */
  eInvoiceNote: string
  /** Makes an XRechnung. */
  xrechnung: string
  /** Makes a PDF with the XML of ZUGFeRD inside. */
  zugferd: string
  /** Above the values that a visitor can add. */
  eInvoiceMissing: string
  /** Above the rules that are broken. */
  eInvoiceProblems: string
  /** When the file has been made. */
  eInvoiceSaved: string
  /** While one of several files is read. */
  readingMany: string
  /** The name of the list of documents, where there are several. */
  documents: string
  /** Above the report, where some of several files were not read. */
  notRead: string
  /** The button that makes a workbook of all documents that were read. */
  excelAll: string
}

/** The device frames of reference projects. "{name}" is the project. */
export interface DeviceWords {
  /** The name of the switch. */
  label: string
  /** The choice for large screens. */
  desktop: string
  /** The choice for phones. */
  phone: string
  /** What the picture on a large screen shows. */
  onDesktop: string
  /** What the picture on a phone shows. */
  onPhone: string
}

/** The question before typed data are lost. */
export interface DiscardQuestion {
  /** Asked when the dialog is closed by a click beside it although something was typed. */
  question: string
  /** The button that goes on. */
  keep: string
  /** The button that closes. */
  discard: string
}

/** A long text: its HTML and its front matter in every language it is written in. */
export interface Document {
  html: Record<string, string>
  data: Record<string, LegalFrontMatter>
}

/** What the document demo advises: actions and next steps for each kind of document, and the words for what its rules notice. */
export interface DocumentAdvice {
  /** By kind of document (the names of "kinds" in document-texts.yaml); "default" for all others. */
  kinds: Record<string, AdviceForKind>
  /** By code of a rule in functions/document/advice/. A rule without an entry is silent. */
  findings: Record<string, AdviceForFinding>
}

/** Answer of POST /api/processDocument: 200. */
export interface DocumentAnswer {
  /** The name of the file. */
  fileName: string
  /** Its type as found in its bytes (media type). */
  fileType: string
  /** Its size for people, in German. */
  fileSize: string
  /** How long the analysis took, in milliseconds. */
  processingTime: number
  /** What was found. */
  data: DocumentData
}

/** What was found in a document. */
export interface DocumentData {
  /** How certain the whole is, from 0 to 1. */
  confidence: number
  /** What kind of document it is, in German. */
  documentType: string
  /** The document in one or two sentences. */
  summary: string
  /** The fields that were found: name and value. {} if none. */
  extractedFields: Record<string, string>
  /** What could be done next, as plain sentences. */
  suggestedActions?: string[]
  /** What could be done next, in detail. */
  actionDetails?: ActionDetail[]
  /** What stands out. */
  keyInsights: string[]
  /** What should be checked. */
  potentialIssues: string[]
  /** What comes next. */
  nextSteps: string[]
  /** How well the document can be read. */
  documentQuality: 'excellent' | 'good' | 'fair' | 'other'
  /** The language of the document, in German. */
  detectedLanguage: string
  /** The same fields as in extractedFields, with certainty, source and place; in their order. */
  fieldDetails?: FieldDetail[]
  /** The rows of an invoice or an order; [] if there are none. */
  lineItems?: LineItemDetail[]
  /** The profile, if it is an electronic invoice. */
  eInvoice?: string
  /** The kind of the document for programs, the same in every language. */
  kind?: string
  /** The checks that can be run again when a value is corrected, and what they said. */
  checks?: RepeatableCheck[]
  /** The models that took part, with version; [] if rules alone read it. */
  models?: string[]
  /** The day that deadlines were judged by; only when the request named one (?today=2026-03-31). */
  today?: string
  /** A picture of the first page; only when asked for (?preview=1). */
  preview?: DocumentPreview
}

/** The live document analysis: a drop zone, and an example of what comes out. */
export interface DocumentDemoSection {
  /** Makes this block a "document-demo" section. */
  type: 'document-demo'
  /** The name that links can jump to, as in "/#kontakt". Left out: the section cannot be linked. */
  id?: string
  /** The ground of the section. Left out: paper and deep paper take turns down the page. */
  tone?: Tone
  /** The head of the section: label, heading and lead. */
  head: Head
  /** What visitors are asked for: any business document, or the picture of a process (images and PDF only). */
  variant: 'documents' | 'process'
  /** The words in the drop zone. */
  title: string
  /** The accepted formats, as shown in the drop zone. */
  formats: string
  /** What happens with the file, shown in the drop zone. */
  notice: string
  /** One of the samples by the name of its file without ending: what the document API answered to it is shown until the visitor gives a file. "site examples" records the answer. */
  example: DocumentExample
  /** The sample as a picture, beside what was read in it. Left out: none. */
  picture?: Picture
  /** Documents to try. They are invented, and no real person or company is in them. */
  samples: DemoSample[]
  /** The button below the example, and where the free analyses are used up. */
  action: Action
}

/** Why a document was not read. */
export interface DocumentErrors {
  /** The request is not what the page sends (400). */
  malformed: string
  /** The file is larger than allowed (413); {megabytes} stands for the limit. */
  'too-large': string
  /** A picture has more pixels than are read (413). */
  'too-many-pixels': string
  /** The file has none of the formats that are read (415). */
  unsupported: string
  /** The file is damaged (422). */
  broken: string
  /** The file needs a password (422). */
  encrypted: string
  /** The file has no readable text (422). */
  empty: string
  /** Too many documents are waiting to be read (503). "{seconds}" becomes the time after which it is worth trying again. */
  busy: string
  /** Reading the document took too long (504). */
  'too-slow': string
  /** Reading failed for a reason that is not known (422). */
  failed: string
}

/** A sample, and the answers to it. */
export interface DocumentExample {
  /** The sample that was read, by its path below site/assets. */
  file: string
  /** Its file name for visitors, as the pages that offer it say. */
  fileName: string
  /** The day on which the sample was made; its deadlines are judged by that day, here and when a visitor tries it. */
  day: string
  /** The answers by the language of the page that shows them as its example; none if no page does. */
  answers: Record<string, DocumentAnswer>
}

/** The labels of all values. */
export interface DocumentFieldLabels {
  /** The label of this value: document number. */
  documentNumber: string
  /** The label of this value: date. */
  documentDate: string
  /** The label of this value: due date. */
  dueDate: string
  /** The label of this value: days to pay. */
  paymentDays: string
  /** The label of this value: service date. */
  serviceDate: string
  /** The label of this value: seller. */
  sellerName: string
  /** The label of this value: address of the seller. */
  sellerAddress: string
  /** The label of this value: VAT ID. */
  sellerVatId: string
  /** The label of this value: tax number. */
  sellerTaxNumber: string
  /** The label of this value: customer. */
  buyerName: string
  /** The label of this value: address of the customer. */
  buyerAddress: string
  /** The label of this value: VAT ID of the customer. */
  buyerVatId: string
  /** The label of this value: customer number. */
  customerNumber: string
  /** The label of this value: order number. */
  orderNumber: string
  /** The label of this value: contract number. */
  contractNumber: string
  /** The label of this value: IBAN. */
  iban: string
  /** The label of this value: BIC. */
  bic: string
  /** The label of this value: net total. */
  netTotal: string
  /** The label of this value: VAT. */
  taxTotal: string
  /** The label of this value: tax rate. */
  taxRate: string
  /** The label of this value: total. */
  grossTotal: string
  /** The label of this value: amount due. */
  amountDue: string
  /** The label of this value: currency. */
  currency: string
  /** The label of this value: terms of payment. */
  discountTerms: string
  /** The label of this value: notice period. */
  noticePeriod: string
  /** The label of this value: term. */
  contractTerm: string
  /** The label of this value: deadline. */
  deadline: string
  /** The label of this value: contact. */
  contact: string
  /** The label of this value: phone. */
  phone: string
  /** The label of this value: e-mail. */
  email: string
  /** The label of this value: website. */
  website: string
  /** The label of this value: subject. */
  subject: string
  /** The label of this value: from. */
  sender: string
  /** The label of this value: to. */
  recipient: string
  /** The label of this value: attachments. */
  attachments: string
  /** The label of this value: prepaid. */
  prepaid: string
  /** The label of this value: discount. */
  discount: string
  /** The label of this value: title. */
  title: string
  /** The label of this value: person. */
  person: string
  /** The label of this value: company. */
  company: string
  /** The label of this value: participants. */
  participants: string
  /** The label of this value: period. */
  period: string
  /** The label of this value: account holder. */
  accountHolder: string
  /** The label of this value: opening balance. */
  openingBalance: string
  /** The label of this value: closing balance. */
  closingBalance: string
  /** The label of this value: amount. */
  amount: string
}

/** The names of all kinds of documents. */
export interface DocumentKindNames {
  /** The name of this kind of document: invoice. */
  invoice: string
  /** The name of this kind of document: credit note. */
  'credit-note': string
  /** The name of this kind of document: payment reminder. */
  reminder: string
  /** The name of this kind of document: receipt. */
  receipt: string
  /** The name of this kind of document: offer. */
  offer: string
  /** The name of this kind of document: order. */
  order: string
  /** The name of this kind of document: order confirmation. */
  'order-confirmation': string
  /** The name of this kind of document: delivery note. */
  'delivery-note': string
  /** The name of this kind of document: contract. */
  contract: string
  /** The name of this kind of document: termination. */
  termination: string
  /** The name of this kind of document: application or CV. */
  application: string
  /** The name of this kind of document: bank statement. */
  'bank-statement': string
  /** The name of this kind of document: letter of an authority. */
  'authority-letter': string
  /** The name of this kind of document: letter. */
  letter: string
  /** The name of this kind of document: enquiry. */
  enquiry: string
  /** The name of this kind of document: complaint. */
  complaint: string
  /** The name of this kind of document: minutes. */
  minutes: string
  /** The name of this kind of document: time sheet. */
  'time-sheet': string
  /** The name of this kind of document: price list. */
  'price-list': string
  /** The name of this kind of document: table. */
  table: string
  /** The name of this kind of document: form. */
  form: string
  /** The name of this kind of document: process sketch. */
  'process-sketch': string
  /** The name of this kind of document: report. */
  report: string
  /** The name of this kind of document: statement. */
  statement: string
  /** The name of this kind of document: manual. */
  manual: string
  /** The name of this kind of document: e-mail. */
  email: string
  /** The name of this kind of document: bylaws or policy. */
  bylaws: string
  /** The name of this kind of document: invitation. */
  invitation: string
  /** The name of this kind of document: notice of delay. */
  delay: string
  /** The name of this kind of document: insurance document. */
  insurance: string
  /** The name of this kind of document: specification. */
  specification: string
  /** The name of this kind of document: ticket. */
  ticket: string
  /** The name of this kind of document: public notice. */
  notice: string
  /** The name of this kind of document: business card. */
  'business-card': string
  /** The name of this kind of document: other document. */
  other: string
}

/** Limits of the document analysis. */
export interface DocumentLimits {
  /** The largest file in megabytes. */
  maxMegabytes: number
  /** How many pages of a document are read. */
  maxPages: number
  /** How long an analysis may take, in seconds. */
  maxSeconds: number
}

/** A small picture of a page, on which the places of fields can be shown. */
export interface DocumentPreview {
  /** Which page it is. */
  page: number
  /** Its width in pixels. */
  width: number
  /** Its height in pixels. */
  height: number
  /** The picture as a data URL. */
  picture: string
}

/** Body of POST /api/processDocument. Answers: #/$defs/answer, or api/answers.json, failure. */
export interface DocumentRequest {
  /** The name of the file. */
  fileName: string
  /** The media type that the browser names; may be empty. Not trusted. */
  fileType: string
  /** The size in bytes (or as text). Not trusted: the bytes are counted. */
  fileSize: number | string
  /** The file as a base64 data URL. */
  fileData: string
}

/** The words between the facts in the first sentence about a document. */
export interface DocumentSummaryWords {
  /** Follows the kind of a document that came in a mail. */
  byMail: string
  /** Before the number of the document. */
  number: string
  /** Before the date of the document. */
  date: string
  /** Before the name of the sender or seller. */
  sender: string
  /** Before the name of the recipient or buyer. */
  recipient: string
  /** Before the total amount. */
  amount: string
}

/** What the document demo says about a document besides its advice: names of kinds and values, the words of the summary, and error messages. */
export interface DocumentTexts {
  /** The name of each kind of document. */
  kinds: DocumentKindNames
  /** The label of each value that is read from a document. */
  fields: DocumentFieldLabels
  /** Labels that differ from "fields" on one kind of document: by kind, then by field. */
  fieldsOfKinds: Record<string, FieldLabelsOfKind>
  /** The words between the facts in the first sentence about a document. */
  summary: DocumentSummaryWords
  /** The time that an action takes by hand; {minutes} stands for it. */
  timeSaved: string
  /** Shown in place of the language of a document with too little text. */
  unknownLanguage: string
  /** What is said when an e-invoice is made of a read document. */
  making: InvoiceMakingTexts
  /** Why a document was not read, by the code of the answer with hyphens. */
  errors: DocumentErrors
}

/** A drawing of the kit, made at build time. */
export type Drawing =
  | 'exploded-process'
  | 'production-line'
  | 'pigeonholes'
  | 'working-day'
  | 'test-bench'
  | 'website-elevation'
  | 'website-inspection'
  | 'shop-elevation'
  | 'chatbot-conversation'
  | 'consulting-table'
  | 'app-phones'
  | 'software-assembly'
  | 'thirty-minutes'
  | 'automation'
  | 'consulting'
  | 'chatbot'
  | 'software'
  | 'app'
  | 'website'
  | 'shop'
  | 'floor-plan'
  | 'stamp'
  | 'portrait'

/** The choice of company size, step 2. */
export interface EmployeeField {
  /** The legend above the choices. */
  label: string
  /** The choices from small to large. */
  options: EmployeeOption[]
  /** The value chosen at the start. */
  default: '1' | '2-5' | '6-15' | '16-50' | '51-100' | '100+'
}

/** One choice of company size. */
export interface EmployeeOption {
  /** The value that is sent. */
  value: '1' | '2-5' | '6-15' | '16-50' | '51-100' | '100+'
  /** What the choice says. */
  label: string
}

/** The slider for the number of employees. */
export interface EmployeeSlider {
  /** The smallest number on the slider. */
  min: number
  /** The largest number on the slider. */
  max: number
  /** By how much the slider moves. */
  step: number
  /** The number at the start. */
  default: number
}

/** One list of questions. */
export interface Faq {
  /** The questions in order. */
  items: FaqItem[]
}

/** A question and its answer. */
export interface FaqItem {
  /** A name for deep links to the question; the answer opens when a visitor comes by it. Unique on every page that shows the list. */
  id: string
  /** The question as a customer would ask it. */
  question: string
  /** The answer in a few sentences. */
  answer: string
}

/** Questions and answers that open on click. */
export interface FaqSection {
  /** Makes this block a "faq" section. */
  type: 'faq'
  /** The name that links can jump to, as in "/#kontakt". Left out: the section cannot be linked. */
  id?: string
  /** The ground of the section. Left out: paper and deep paper take turns down the page. */
  tone?: Tone
  /** The head of the section: label, heading and lead. */
  head: Head
  /** The list of questions, by its name in site/data/faqs.yaml. */
  faq: Faq
  /** true: opening one answer closes the others; false: several may be open at once. */
  exclusive: boolean
  /** The line under which phones fold the questions from the fifth on. Left out: all questions are shown. */
  fold?: string
}

/** Cards in a grid; on phones a carousel. */
export interface FeatureCardsSection {
  /** Makes this block a "feature-cards" section. */
  type: 'feature-cards'
  /** The name that links can jump to, as in "/#kontakt". Left out: the section cannot be linked. */
  id?: string
  /** The ground of the section. Left out: paper and deep paper take turns down the page. */
  tone?: Tone
  /** The head of the section: label, heading and lead. */
  head: Head
  /** The cards in order. */
  cards: Card[]
  /** A button below the cards. */
  action?: Action
  /** A panel beside or below the cards, such as a guarantee. */
  panel?: FeaturePanel
  /** How long each card stays on phones, where the cards move by themselves. In milliseconds; default 4000. */
  autoplayMs?: number
}

/** A panel beside or below the cards, such as a guarantee. */
export interface FeaturePanel {
  /** The heading of the panel. */
  title: string
  /** One or two sentences. */
  text: string
  /** What is promised, with check marks. */
  points: string[]
}

/** A field with what speaks for it. */
export interface FieldDetail {
  /** Its name, as in extractedFields. */
  label: string
  /** Its value, as in extractedFields. */
  value: string
  /** Its name for programs, the same in every language. */
  name?: string
  /** Its value for programs: "1475.60", an ISO date, an IBAN without blanks; text as it stands. */
  plain?: string
  /** How certain it is, from 0 to 1. */
  confidence: number
  /** Where it comes from: the XML of an e-invoice, the text of the file, a picture of it, a model, or other fields. */
  source: 'xml' | 'text' | 'ocr' | 'model' | 'rule'
  /** The page it stands on. */
  page?: number
  /** Its place: left, top, right, bottom, as parts of the page's width and height. */
  box?: [number, number, number, number]
}

/** Labels by field, for one kind of document. */
export type FieldLabelsOfKind = Record<string, string>

/** The texts of one form field. */
export interface FieldTexts {
  /** The label above the field. */
  label: string
  /** An example inside the empty field. Never the only place for an instruction. */
  placeholder?: string
  /** A short help below the field, read out with it. */
  help?: string
}

/** Form fields. */
export interface FieldWords {
  /** Beside the label of a required field. */
  required: string
  /** Beside the label of an optional field. */
  optional: string
  /** The label of the hidden field that only robots fill. */
  trap: string
}

/** Key numbers in a row (trust bar, stats row). */
export interface FiguresSection {
  /** Makes this block a "figures" section. */
  type: 'figures'
  /** The name that links can jump to, as in "/#kontakt". Left out: the section cannot be linked. */
  id?: string
  /** The ground of the section. Left out: paper and deep paper take turns down the page. */
  tone?: Tone
  /** The accessible name of the row; not shown. */
  label: string
  /** The numbers, from left to right. */
  items: KeyFigure[]
}

/** A button that stays at the foot of the window and opens the booking dialog. */
export interface FloatingButtonSection {
  /** Makes this block a "floating-button" section. */
  type: 'floating-button'
  /** The name that links can jump to, as in "/#kontakt". Left out: the section cannot be linked. */
  id?: string
  /** The ground of the section. Left out: paper and deep paper take turns down the page. */
  tone?: Tone
  /** What the button says. */
  label: string
  /** Sent as "location" of the event floating_cta_clicked. */
  location: string
  /** How far the page must be scrolled before the button appears, in CSS pixels. */
  showAfterPx: number
  /** How far from the page's end the button hides again, in CSS pixels. */
  hideBeforeEndPx: number
}

/** What is said below a field that is missing or wrong. */
export interface FormProblems {
  /** Shown when the name is missing. */
  name: string
  /** Shown when the e-mail address is missing. */
  email: string
  /** Shown when the e-mail address does not look like one. */
  emailFormat: string
  /** Shown when the message is missing. */
  message: string
}

/** Where the visitor is taken after a successful send. Left out: stays on the page. */
export interface FormRedirect {
  /** The route that follows. */
  to: Link
  /** How long the success message stays before, in milliseconds. */
  afterMs: number
}

/** The texts of one contact form. */
export interface FormTexts {
  /** The heading inside the form's card. Left out: none. */
  title?: string
  /** The line under which the form is folded (on phones, or wherever its section says so), where another way to reach the owner stands near. Left out: it is not folded. */
  fold?: string
  /** One sentence below that heading. */
  intro?: string
  /** The field for the name. */
  name: FieldTexts
  /** The field for the e-mail address. */
  email: FieldTexts
  /** The field for the phone number, where the section asks for it. */
  phone: FieldTexts
  /** The field for the subject, where the section asks for it. */
  subject: FieldTexts
  /** The field for the message. */
  message: FieldTexts
  /** The button. */
  submit: string
  /** The button while the message is being sent. */
  submitting: string
  /** The message after a successful send. A leading "✓ " is drawn as an icon. */
  success: string
  /** The message when sending failed. */
  error: string
  /** What is said below a field that is missing or wrong. */
  problems: FormProblems
  /** The hours of "promise": the owner is reminded before they end, and "site stats" shows how often they were kept. They are counted in the opening hours; from 24 on, on open days. Left out: nothing is promised. */
  hours?: number
  /** The promise beside the button. */
  promise: string
  /** The sentence on privacy below the button, around its link. */
  privacy: PrivacySentence
  /** The button that shows the form on the whole screen. */
  openFullScreen?: string
  /** The button that ends it. */
  closeFullScreen?: string
}

/** The drawing of the article. */
export type Goods = 'apples' | 'honey' | 'candle'

/** One promise beside a copper stamp. */
export interface GuaranteeSection {
  /** Makes this block a "guarantee" section. */
  type: 'guarantee'
  /** The name that links can jump to, as in "/#kontakt". Left out: the section cannot be linked. */
  id?: string
  /** The ground of the section. Left out: paper and deep paper take turns down the page. */
  tone?: Tone
  /** The heading. */
  title: string
  /** What is promised, in a few sentences. */
  text: string
  /** What the stamp says. */
  stamp: GuaranteeStamp
  /** Details of the promise, with check marks. */
  points?: string[]
  /** A button below. */
  action?: Action
}

/** What the stamp says. */
export interface GuaranteeStamp {
  /** The words round the stamp, in capitals, ending with " ·". */
  ring: string
  /** The number in the middle. */
  value: string
  /** The unit below the number. */
  unit: string
}

/** The head of a section: number and label in small type, the heading, and one sentence below. */
export interface Head {
  /** The short label beside the section number, one or two words. */
  label: string
  /** The heading (h2) of the section. Put a soft hyphen into words over 16 letters through "hyphenation" in site/site.yaml. */
  title: string
  /** One sentence below the heading that says what the section is about. */
  lead?: string
}

/** A small badge above the heading. */
export interface HeroBadge {
  /** An icon before the text. */
  icon?: Icon
  /** true shows five filled stars before the text. Default: false. */
  stars?: boolean
  /** The badge's words. */
  text: string
}

/** Step 1 of the booking in place of the drawing; the page needs "booking". It goes on in the dialog. */
export interface HeroBookingForm {
  /** The source of leads from this form. */
  source: string
  /** The message that the form sends where no scripts run, since then it has no step 2. */
  message: string
}

/** A need in the visitor's own words, and the page that answers it. */
export interface HeroDoor {
  /** The need, as the visitor would say it. */
  title: string
  /** What helps, a few words. */
  text: string
  /** The page behind the door. */
  to: Link
  /** Languages in which the door leads elsewhere, because its page has no version in them. */
  elsewhere?: HeroDoorElsewhere[]
}

/** Another page for visitors who read another language. */
export interface HeroDoorElsewhere {
  /** The language of the page on which the door stands. */
  language: string
  /** Where the door leads in this language. */
  to: Link
}

/** An entry of the parts list below the drawing. */
export interface HeroPart {
  /** The name of the part, one word. */
  title: string
  /** What it stands for, a few words. */
  text: string
}

/** The first block of a page: the heading (h1), the promise and the main action, beside a drawing. */
export interface HeroSection {
  /** Makes this block a "hero" section. */
  type: 'hero'
  /** The name that links can jump to, as in "/#kontakt". Left out: the section cannot be linked. */
  id?: string
  /** The ground of the section. Left out: paper and deep paper take turns down the page. */
  tone?: Tone
  /** A short line above the heading, in small type. */
  label?: string
  /** Badges above the heading, such as rating or guarantee. */
  badges?: HeroBadge[]
  /** The heading of the page (h1). The page has no other. */
  title: string
  /** The word or phrase of the title that wears the copper measure; must stand in the title exactly like this, in every language. */
  emphasis: string
  /** One or two sentences below the heading. */
  lead: string
  /** One or two buttons: the main one first. */
  actions: Action[]
  /** Doors below the lead: what visitors come for, each leading to its page. */
  doors?: HeroDoor[]
  /** Short promises below the buttons. */
  promises?: Point[]
  /** The drawing on the right. Either this or "designs". */
  drawing?: Drawing
  /** Step 1 of the booking in place of the drawing; the page needs "booking". It goes on in the dialog. */
  bookingForm?: HeroBookingForm
  /** App designs shown as a carousel instead of a drawing. */
  designs?: AppDesign[]
  /** How long each design of the carousel stays. In milliseconds; default 4000. */
  intervalMs?: number
  /** The numbered parts of the drawing, listed below it in the same order; usually four. */
  parts?: HeroPart[]
  /** A scarcity line shown beside the button, by its name in site/data/scarcity.yaml. Its number is declared in site/data/claims.yaml, where the owner confirms it. */
  notice?: ScarcityNotice
  /** The slot for a real case right below the hero, by its name in site/data/proofs.yaml. An empty slot shows nothing. */
  proof?: Proof
}

/** An icon of the 24 px set. */
export type Icon =
  | 'arrow'
  | 'check'
  | 'close'
  | 'menu'
  | 'plus'
  | 'left'
  | 'right'
  | 'down'
  | 'upload'
  | 'file'
  | 'phone'
  | 'mail'
  | 'clock'
  | 'shield'
  | 'pause'
  | 'play'
  | 'star'
  | 'alert'
  | 'info'
  | 'calendar'
  | 'refresh'
  | 'lock'
  | 'copy'
  | 'hourglass'
  | 'keyboard'
  | 'stack'
  | 'people'
  | 'moon'
  | 'gauge'
  | 'search'
  | 'wrench'

/** Icons made of "icon", which must be an SVG then: for old browsers, for home screens of phones, and the web manifest that names them. Left out: only "icon" itself. */
export interface IconSettings {
  /** The colour behind the icon on home screens, as #rrggbb. */
  ground: string
  /** The icon in one colour, as an SVG: for pinned tabs and themed home screens. */
  mask?: Asset
  /** The colour that a pinned tab gives to the mask, as #rrggbb. */
  maskColor?: string
}

/** The words of the interface, shared by all pages. Give every text in every language of the site. */
export interface Interface {
  /** The first link of every page, for keyboards. */
  skipToContent: string
  /** The name of the main navigation, for screen readers. */
  mainNavigation: string
  /** The marker on what is invented for illustration. */
  example: string
  /** The menu on phones. */
  menu: MenuWords
  /** The language switcher. */
  language: LanguageWords
  /** Links. */
  link: LinkWords
  /** The word before or above the phone number. */
  phone: string
  /** The word before or above the e-mail address. */
  email: string
  /** Before the phone number and the e-mail address, where a form could not be sent. */
  reachUs: string
  /** Form fields. */
  field: FieldWords
  /** Carousels. "{name}" is what they show, "{n}" and "{total}" are numbers. */
  carousel: CarouselWords
  /** The device frames of reference projects. "{name}" is the project. */
  device: DeviceWords
  /** A real case below the hero. */
  proof: ProofWords
  /** What five stars mean, for screen readers. "{n}" is the number of stars. */
  stars: string
  /** Prices. "{amount}" is an amount with its currency. */
  price: PriceWords
  /** Packages and tiers. */
  packages: PackageWords
  /** Cases. */
  caseStudy: CaseWords
  /** Tables. */
  table: TableWords
  /** The ROI calculator. "{n}" is a number. */
  calculator: CalculatorWords
  /** The document analysis. "{name}" is the file's name, "{n}" a number. */
  demo: DemoWords
  /** The list of what a visitor did on this visit, in the forms that it goes along with. */
  told: ToldWords
  /** The short form of the closing section. */
  shortForm: ShortFormWords
  /** The operator's details in card and title block. */
  owner: OwnerWords
  /** The picture of a page for links that are shared. */
  shareImage: ShareImageWords
  /** The footer, drawn as the title block of the sheet. */
  titleBlock: TitleBlockWords
  /** Long texts. */
  legal: LegalWords
}

/** The columns of the page that people read. */
export interface InvoiceMakingColumns {
  /** A column. */
  description: string
  /** A column. */
  quantity: string
  /** A column. */
  price: string
  /** A column. */
  amount: string
}

/** The names of values that only e-invoices have. */
export interface InvoiceMakingFields {
  /** A value that may be missing. */
  sellerPostcode: string
  /** A value that may be missing. */
  sellerCity: string
  /** A value that may be missing. */
  sellerCountry: string
  /** A value that may be missing. */
  buyerPostcode: string
  /** A value that may be missing. */
  buyerCity: string
  /** A value that may be missing. */
  buyerCountry: string
  /** A value that may be missing. */
  buyerReference: string
  /** A value that may be missing. */
  buyerEmail: string
}

/** Why the numbers are no e-invoice; {line} is the number of a row. */
export interface InvoiceMakingProblems {
  /** A rule that is broken. */
  'no-items': string
  /** A rule that is broken. */
  'line-incomplete': string
  /** A rule that is broken. */
  'line-differs': string
  /** A rule that is broken. */
  'no-tax': string
  /** A rule that is broken. */
  'lines-differ': string
  /** A rule that is broken. */
  'tax-differs': string
  /** A rule that is broken. */
  'totals-differ': string
}

/** What is said when an e-invoice is made of a read document. */
export interface InvoiceMakingTexts {
  /** The names of values that only e-invoices have. */
  fields: InvoiceMakingFields
  /** The columns of the page that people read. */
  columns: InvoiceMakingColumns
  /** At the end of that page. */
  note: string
  /** Why the numbers are no e-invoice; {line} is the number of a row. */
  problems: InvoiceMakingProblems
}

/** One key number. */
export interface KeyFigure {
  /** The number with its unit, shown large. */
  value: string
  /** What the number counts. */
  label: string
}

/** The language switcher. */
export interface LanguageWords {
  /** Its name in the navigation. */
  label: string
  /** Its name in the menu. */
  choose: string
  /** Added to a language in which the page does not exist; the link leads to the home page. */
  home: string
}

/** The lead is safe in the outbox: 200. */
export interface LeadAccepted {
  /** Always true. */
  ok: true
  /** The id of the lead. */
  id: string
  /** The appointment, if a slot was chosen. */
  appointment?: BookedAppointment
}

/** What the calculator was set to, and what came out. */
export interface LeadCalculation {
  /** How many people work there. */
  employees: number
  /** How much of the routine is saved, in percent. */
  percent: number
  /** What is saved in a year, in EUR. */
  saving: number
  /** After how many months the investment is back; left out: never. */
  months?: number
}

/** What a visitor did on this visit before sending a form, as far as it was left in the list that the form shows. Nothing of it is trusted: it is cleaned, and only ever printed as text. */
export interface LeadContext {
  /** The package that was chosen. */
  package?: string
  /** What the calculator was set to, and what came out. */
  calculation?: LeadCalculation
  /** The visitor's trade. */
  trade?: string
  /** The document that was analysed last. */
  document?: LeadDocument
  /** What was read in the picture of a process that was shown to the analyzer. */
  process?: string
  /** What was asked last in a dialogue. */
  question?: string
  /** The result of a check of several questions. */
  check?: string
  /** The heading of the section whose button opened the form. */
  section?: string
  /** The path of the page on which the visit began, without a query. */
  landing?: string
  /** The host of the site that led here. */
  referrer?: string
}

/** The document that was analysed last. */
export interface LeadDocument {
  /** What kind of document it is. */
  kind: string
  /** What it says at a glance: who, how much, until when. */
  facts: string[]
}

/** The lead was not taken: not understood (400), too large (413), of a wrong type (415), of a slot that cannot be had (409), against a rule (422), too many (429), not there yet (501), or the store cannot be written (503). */
export interface LeadRefused {
  /** Always false. */
  ok: false
  /** What is wrong, for the visitor. */
  error: string
  /** The fields that are wrong: name and message. {} if the whole body was not understood. */
  fields: Record<string, string>
}

/** The front matter of a long text: site/legal/NAME.LANGUAGE.mdx. */
export interface LegalFrontMatter {
  /** The title of the text. */
  title: string
  /** The language of the text; must be the one in the file's name. */
  language: string
  /** The day the text was last changed, as "YYYY-MM-DD" in quotation marks. */
  updated: string
  /** What the text is about, one sentence. */
  description: string
}

/** The operator's details in a card. They come from site/data/operator.yaml. */
export interface LegalNoticeSection {
  /** Makes this block a "legal-notice" section. */
  type: 'legal-notice'
  /** The name that links can jump to, as in "/#kontakt". Left out: the section cannot be linked. */
  id?: string
  /** The ground of the section. Left out: paper and deep paper take turns down the page. */
  tone?: Tone
  /** The heading of the card. */
  title: string
}

/** A long text from site/legal. */
export interface LegalTextSection {
  /** Makes this block a "legal-text" section. */
  type: 'legal-text'
  /** The name that links can jump to, as in "/#kontakt". Left out: the section cannot be linked. */
  id?: string
  /** The ground of the section. Left out: paper and deep paper take turns down the page. */
  tone?: Tone
  /** The heading of the page (h1). */
  title: string
  /** The MDX family to show. */
  document: Document
  /** true: all languages of the text are on the page and visitors switch between them; false: only the page's language. */
  toggle: boolean
}

/** Long texts. */
export interface LegalWords {
  /** The date of the text; "{date}" is replaced. */
  updated: string
  /** The heading of the list of sections. */
  contents: string
  /** The name of the language switch. */
  toggle: string
  /** The column with the key, in the table of what the browser keeps. */
  storageKey: string
  /** The column with the kind. */
  storageKind: string
  /** The column with the purpose. */
  storagePurpose: string
  /** The column with the duration. */
  storageDuration: string
}

/** A row of an invoice or an order; what is not there is left out. */
export interface LineItemDetail {
  /** What it is about. */
  description: string
  /** How many. */
  quantity?: string
  /** Of what. */
  unit?: string
  /** The price of one. */
  unitPrice?: string
  /** The price of all. */
  amount?: string
  /** The tax rate. */
  taxRate?: string
  /** The same numbers for programs. */
  plain?: PlainLineItem
}

/** Where a link leads. */
export interface Link {
  href: string
  /** "booking": opens the booking dialog; `href` is the page that does the same without scripts. */
  opens: 'booking' | null
  /** true: leads to another site. */
  external: boolean
}

/** Links. */
export interface LinkWords {
  /** The link to a reference project. */
  view: string
}

/** A drawn sign of an example company. */
export type Logo = 'kanzlei' | 'sanitaer' | 'personal' | 'grosshandel' | 'praxis' | 'spedition'

/** The file; left out if something is in its way. */
export interface MadeFile {
  /** Its media type. */
  type: string
  /** Its bytes in base64. */
  data: string
}

/** The texts of the mails about leads. Mails are sent if the server has SMTP_URL; docs/leads.md tells more. */
export interface Mails {
  /** The mail to the owner, in the default language of the site. */
  owner: OwnerMail
  /** The mail to the visitor, in the language of the page. It repeats nothing of the message. */
  confirmation: ConfirmationMail
  /** What is mailed about appointments, if visitors can choose a time (appointments.yaml). */
  appointment: AppointmentMails
  /** How the owner says that a lead is answered, and is reminded who has not been. */
  reply: ReplyMail
  /** The weekly report, in the default language of the site. */
  report: ReportTexts
}

/** Answer of POST /api/makeInvoice: 200. Either the file, or what is in its way. */
export interface MakeInvoiceAnswer {
  /** The file; left out if something is in its way. */
  file?: MadeFile
  /** What is missing, or cannot be right. */
  missing: MissingValue[]
  /** Which rules of EN 16931 the numbers break, in words. */
  problems: string[]
}

/** A line item; amounts as "49.90". */
export interface MakeInvoiceItem {
  /** What it is about. */
  description: string
  /** How many. */
  quantity?: string
  /** Of what. */
  unit?: string
  /** The price of one. */
  unitPrice?: string
  /** The price of all. */
  amount?: string
  /** The tax rate in percent. */
  taxRate?: string
}

/** Body of POST /api/makeInvoice: the values of an invoice that was read, as the visitor has corrected them. Nothing of it is kept. Answers: #/$defs/answer, or api/answers.json, failure. */
export interface MakeInvoiceRequest {
  /** What is made: an XRechnung (XML), or a PDF with the XML of ZUGFeRD inside. */
  format: 'xrechnung' | 'zugferd'
  /** What the document is. */
  kind: 'invoice' | 'credit-note'
  /** Plain values by name, as in fieldDetails of api/process-document.json, and those that paper does not have, such as buyerReference. */
  values: Record<string, string>
  /** The line items. */
  items: MakeInvoiceItem[]
}

/** Figures that prove claims (site/data/claims.yaml). `site stats --write` writes this file on the owner's machine; nobody writes it by hand, and no page shows it. */
export interface Measured {
  /** How fast the owner answers, by promise. */
  reply: MeasuredReply[]
}

/** A figure that `site stats --write` has written into site/data/measured.yaml. */
export interface MeasuredEvidence {
  /** reply: how many were answered within as many hours as "value" says. site validate warns when that was not measured for two months, on fewer than ten, or when fewer than 90 % were in time. */
  measured: 'reply'
}

/** The answers to those who were promised one within so many hours. */
export interface MeasuredReply {
  /** The promise, in hours. */
  hours: number
  /** The day on which it was measured. */
  measured: string
  /** The first day whose leads were counted. */
  since: string
  /** How many were answered in time, in office hours. */
  within: number
  /** How many were answered or overdue. */
  of: number
  /** The median of the time until the answer, in office hours; null: half of them or more have no answer. */
  medianMinutes: number | null
}

/** The menu on phones. */
export interface MenuWords {
  /** The name of the menu. */
  label: string
  /** The button that opens it. */
  open: string
  /** The button that closes it. */
  close: string
}

/** A value that the format requires. */
export interface MissingValue {
  /** Its name, as in values. */
  name: string
  /** What it is called on the page. */
  label: string
}

/** Models that help to read documents, each in the slot of its task: documentType (the kind), fieldTags (the values), summary (the telling lines). A slot that is left out is empty: rules do its task alone. */
export type ModelSettings = Record<string, ChosenModel>

/** To the visitor: it was moved. */
export interface MovedMail {
  /** The subject. "{time}" becomes the time. */
  subject: string
  /** The first paragraph after the greeting. "{time}" becomes the time. */
  text: string
}

/** Brand, menus and the lists of links in the footer. A link to a page that exists in the visitor's language leads to that version. */
export interface Navigation {
  /** The brand in navigation and footer. */
  brand: Brand
  /** The sentence below the brand in the footer. */
  tagline: string
  /** The links of the main navigation, in order; four at most fit. */
  main: NavigationLink[]
  /** The button in the navigation. */
  action: Action
  /** The offers, in the footer. */
  services: NavigationLink[]
  /** Legal pages, in the footer. */
  legal: NavigationLink[]
  /** Ways to write, in the footer after phone and e-mail (which come from the operator's data). */
  contact: NavigationLink[]
}

/** A link in a list of links. */
export interface NavigationLink {
  /** What the link says. */
  label: string
  /** Where it leads. */
  to: Link
}

/** There is no time to choose from: visitors are called back. */
export interface NoSlots {
  /** The question was understood. */
  ok: true
  /** Visitors are called back. */
  mode: 'callback'
  /** "no-rules": the site has no site/data/appointments.yaml. "calendars": one of the calendars is not known. "none-free": nothing is free within the horizon. */
  reason: 'no-rules' | 'calendars' | 'none-free'
}

/** One wording or one place, with the reason. */
export interface NotClaim {
  /** Words that praise nothing, written as in "texts" of a claim. */
  text?: string
  /** A file or a part of one where nothing is claimed, written as in "places" of a claim. */
  place?: string
  /** Why this is no claim. */
  why: string
}

/** The message in one language. */
export interface NotFoundEntry {
  /** The language of the message. */
  language: string
  /** The heading. */
  title: string
  /** What happened and what to do. */
  text: string
  /** Where to go from here. */
  links: NavigationLink[]
}

/** What a visitor sees at an address that does not exist, in several languages. */
export interface NotFoundSection {
  /** Makes this block a "not-found" section. */
  type: 'not-found'
  /** The name that links can jump to, as in "/#kontakt". Left out: the section cannot be linked. */
  id?: string
  /** The ground of the section. Left out: paper and deep paper take turns down the page. */
  tone?: Tone
  /** The message, once per language; the first is the main one. */
  entries: NotFoundEntry[]
}

/** A span of whole numbers. Where both ends are equal, only one number is shown. */
export interface NumberRange {
  /** The smaller number. */
  from: number
  /** The larger number; may equal "from". */
  to: number
}

/** One offer. */
export interface Offer {
  /** The name of the offer. */
  title: string
  /** What it costs, in whole EUR without VAT. */
  price: number
  /** The earlier price in whole EUR, shown struck out. Only a price that was really asked (PAngV). */
  was?: number
  /** The difference in whole EUR, shown as a badge; must equal "was" less "price". */
  saving?: number
  /** What the price includes, below it (net or gross, PAngV). */
  note: string
  /** What belongs to the offer, with check marks. */
  features: string[]
}

/** There are times to choose from. */
export interface OfferedSlots {
  /** The question was understood. */
  ok: true
  /** Visitors can choose a time. */
  mode: 'slots'
  /** The time zone of the opening hours. */
  zone: string
  /** How long an appointment takes. */
  minutes: number
  /** When those that are free begin, in UTC and in order. */
  slots: string[]
}

/** The opening hours of each day of the week, in local time. A day that is left out is closed. */
export interface OpeningHours {
  /** On Mondays. */
  monday?: OpeningSpan[]
  /** On Tuesdays. */
  tuesday?: OpeningSpan[]
  /** On Wednesdays. */
  wednesday?: OpeningSpan[]
  /** On Thursdays. */
  thursday?: OpeningSpan[]
  /** On Fridays. */
  friday?: OpeningSpan[]
  /** On Saturdays. */
  saturday?: OpeningSpan[]
  /** On Sundays. */
  sunday?: OpeningSpan[]
}

/** A time during which appointments take place: they begin and end in it. */
export interface OpeningSpan {
  /** When it begins. */
  from: string
  /** When it ends; "24:00" is the end of the day. */
  to: string
}

/** Who runs the site: the details that the law asks for (DDG §5). The one place to replace before going live. */
export interface Operator {
  /** true while the details are placeholders: they are marked on the page and the build warns (fails with --strict). Set to false once all are real. */
  placeholders: boolean
  /** First and last name of the owner. */
  name: string
  /** The legal form. */
  legalForm: string
  /** Street and number. */
  street: string
  /** The postal code: five digits, in quotation marks so that a leading zero stays. */
  postalCode: string
  /** The town. */
  city: string
  /** The country. */
  country: string
  /** The phone number, international, with spaces as it is shown. The link is made from it. */
  phone: string
  /** The e-mail address. */
  email: string
  /** The VAT identification number (§ 27a UStG), if there is one. */
  vatId?: string
  /** The tax number, if it is to be shown instead of a VAT identification number. */
  taxNumber?: string
  /** The entry in the commercial register, if there is one. */
  register?: CompanyRegister
  /** Who answers for the content (§ 18 Abs. 2 MStV): name, and address if it differs. */
  responsible: string
  /** The supervisory authority, if the trade needs one. */
  authority?: string
  /** The sentence on consumer arbitration (§ 36 VSBG). */
  dispute: string
}

/** Begins the subject of mails to the owner about an appointment that came, was moved or was cancelled after its lead. */
export interface OwnerAppointmentKinds {
  /** A time was chosen. */
  booked: string
  /** It was moved. */
  moved: string
  /** It was cancelled. */
  cancelled: string
}

/** The mail to the owner, in the default language of the site. */
export interface OwnerMail {
  /** What came in; begins the subject. */
  kinds: OwnerMailKinds
  /** Stands in square brackets before the subject of what looks like spam. */
  suspicious: string
  /** What stands before each value that the visitor typed. */
  fields: OwnerMailFields
  /** What stands before each part of what the visitor did on the website. */
  context: OwnerMailContext
  /** Stands before the name of the form. */
  source: string
  /** Stands before the time at which it came in. */
  received: string
  /** Stands before the id of the lead. */
  id: string
  /** Stands before the id of an earlier lead that this one takes the place of. */
  replaces: string
}

/** What stands before each part of what the visitor did on the website. */
export interface OwnerMailContext {
  /** The heading of the list. */
  title: string
  /** The package that was chosen. */
  package: string
  /** The people that the calculator was set to. */
  employees: string
  /** The time saved that it was set to, in percent. */
  percent: string
  /** What it gave as the saving of a year, in EUR. */
  saving: string
  /** After how many months the investment is back. */
  months: string
  /** The trade. */
  trade: string
  /** The kind of the analysed document. */
  kind: string
  /** What the document says at a glance. */
  facts: string
  /** What was read in the picture of a process. */
  process: string
  /** What was asked in a dialogue. */
  question: string
  /** The result of a check. */
  check: string
  /** The section whose button opened the form. */
  section: string
  /** The page on which the visit began. */
  landing: string
  /** The site that led to the visit. */
  referrer: string
}

/** What stands before each value that the visitor typed. */
export interface OwnerMailFields {
  /** The name. */
  name: string
  /** The e-mail address. */
  email: string
  /** The phone number. */
  phone: string
  /** The company. */
  company: string
  /** How many people work there. */
  employees: string
  /** The service that the booking is about. */
  service: string
  /** The subject. */
  subject: string
  /** The message. */
  message: string
  /** The page from which it was sent. */
  url: string
}

/** What came in; begins the subject. */
export interface OwnerMailKinds {
  /** A contact message. */
  contact: string
  /** A booking. */
  booking: string
  /** A booking that was left after its first step. */
  partial: string
}

/** Who the visitor will talk to. Name and phone number come from site/data/operator.yaml. */
export interface OwnerProfileSection {
  /** Makes this block a "owner-profile" section. */
  type: 'owner-profile'
  /** The name that links can jump to, as in "/#kontakt". Left out: the section cannot be linked. */
  id?: string
  /** The ground of the section. Left out: paper and deep paper take turns down the page. */
  tone?: Tone
  /** The small line above. */
  label: string
  /** The heading below the label; the owner's name is shown beside it. */
  title: string
  /** Two or three sentences about the owner. */
  text: string
  /** A photo of the owner, upright (6 : 7). Left out: a drawn frame stands in its place. */
  portrait?: Picture
  /** Facts with check marks. */
  points?: string[]
}

/** The operator's details in card and title block. */
export interface OwnerWords {
  /** Before the owner's name. */
  name: string
  /** Before the address. */
  address: string
  /** Before the VAT identification number. */
  vatId: string
  /** The sentence with the link to the imprint; "{link}" is replaced. */
  imprint: string
  /** The words of that link. */
  imprintLink: string
  /** The button or link that calls the owner. */
  call: string
}

/** One package. */
export interface Package {
  /** The name of the package. */
  name: string
  /** For which company size the package is meant, in people. */
  staff: StaffRange
  /** What the package costs in EUR, without VAT. */
  price: PriceRange
  /** After how many months the package has paid for itself. */
  roiMonths: NumberRange
  /** How many weeks delivery takes; from = to shows one number. */
  deliveryWeeks: NumberRange
  /** How many months of support are included. */
  supportMonths: number
  /** A few words below the name. Left out: only the company size is shown. */
  subtitle?: string
  /** What the package has besides delivery and support; [] if nothing. */
  extras: string[]
  /** The amber badge on the package. */
  badge?: string
  /** true gives the package the thick frame and the filled button. One package at most. Default: false. */
  highlighted?: boolean
  /** The size of the drawn block in cubes: width, depth, height. All packages are drawn at the same scale. */
  cubes: [number, number, number]
}

/** Packages and tiers. */
export interface PackageWords {
  /** For which company size. "{n}" is the number or span. */
  staff: CountedText
  /** When it has paid for itself, in months. */
  roi: CountedText
  /** How long delivery takes, in weeks. */
  delivery: CountedText
  /** How long support is included, in months. */
  support: CountedText
}

/** Packages side by side, with their prices. */
export interface PackagesSection {
  /** Makes this block a "packages" section. */
  type: 'packages'
  /** The name that links can jump to, as in "/#kontakt". Left out: the section cannot be linked. */
  id?: string
  /** The ground of the section. Left out: paper and deep paper take turns down the page. */
  tone?: Tone
  /** The head of the section: label, heading and lead. */
  head: Head
  /** The packages from small to large, by their names in site/data/packages.yaml. */
  packages: Package[]
  /** Ways to pay, below the packages. */
  financing?: Point[]
  /** What the prices include, below every price (net or gross, PAngV). */
  priceNote: string
  /** The button of every package; it opens the booking dialog. The package's name is added for screen readers. */
  action: string
  /** How long each package stays on phones, where they are a carousel. In milliseconds; default 5000. */
  intervalMs?: number
  /** Whether the carousel on phones moves by itself (it pauses on hover, focus, hidden tab and reduced motion). Default: true. */
  autoplay?: boolean
  /** A scarcity line shown beside the button, by its name in site/data/scarcity.yaml. Its number is declared in site/data/claims.yaml, where the owner confirms it. */
  notice?: ScarcityNotice
}

/** Settings of the booking dialog on this page. Left out: buttons with "booking" lead to the booking page. */
export interface PageBooking {
  /** The source of booking leads from this page, so that the owner sees where they came from. */
  source: string
  /** The service that visitors of this page ask about, sent with the lead: in the owner's language. */
  service: string
  /** The service as visitors read it in the confirmation, in their own language. Left out: "service". */
  about?: string
  /** The heading of the success view. Left out: the one of site/data/booking.yaml. */
  heading?: string
  /** The label of the description field. Left out: the one of site/data/booking.yaml. */
  messageLabel?: string
  /** Whether the button of the bar and the menu opens the dialog; false: it leads to the booking page. Default: true. */
  bar?: boolean
  /** An outside address (https://…) that leads are sent to straight from the browser. null or left out: our own /api/booking, which loses nothing. */
  webhook?: Link | null
}

/** One page: site/pages/NAME.yaml. */
export interface PageData {
  /** The addresses of the page, without language prefix. The first is canonical; the others show the same page and point to it. */
  routes: string[]
  /** The languages the page exists in; every text must be there in each. Default: the default language only. */
  languages?: string[]
  /** What the title block says about the page. */
  sheet: PageSheet
  /** What search engines read. */
  seo: PageSeo
  /** Settings of the booking dialog on this page. Left out: buttons with "booking" lead to the booking page. */
  booking?: PageBooking
  /** The blocks of the page, from top to bottom. */
  sections: Section[]
}

/** The words of the figures. */
export interface PageFigures {
  /** All files of the page together, compressed. */
  weight: string
  /** How many files. */
  requests: string
  /** How many of them came from other hosts. */
  hosts: string
  /** When the largest thing of the first screen was seen, since the page was asked for. */
  drawn: string
  /** How far things moved while the page was loading (cumulative layout shift). */
  shift: string
  /** How long the weight takes on a weak mobile line of 1.6 Mbit/s, calculated. */
  line: string
  /** A weight. "{n}" is the number. */
  kilobytes: string
  /** A time. "{n}" is the number. */
  seconds: string
}

/** What the page that it stands on weighs and how fast it came, as the visitor's own browser measured it. */
export interface PageMeasureSection {
  /** Makes this block a "page-measure" section. */
  type: 'page-measure'
  /** The name that links can jump to, as in "/#kontakt". Left out: the section cannot be linked. */
  id?: string
  /** The ground of the section. Left out: paper and deep paper take turns down the page. */
  tone?: Tone
  /** The head of the section: label, heading and lead. */
  head: Head
  /** What stands in place of a figure that is not measured yet. */
  measuring: string
  /** Where scripts do not run: that the measure needs them. */
  without: string
  /** The words of the figures. */
  figures: PageFigures
  /** The limit of a page's weight, from "budgets" of site/site.yaml. "{limit}" is the size. */
  limit: string
  /** How it is measured. */
  note: string
  /** The button below; it leads to the booking. */
  action?: Action
}

/** What search engines read. */
export interface PageSeo {
  /** The title in search results and browser tabs, 30 to 60 characters. */
  title: string
  /** The description in search results, 70 to 160 characters. */
  description: string
  /** false keeps the page out of search results and the sitemap. Default: true. */
  index?: boolean
  /** Another page that search engines shall show instead. Left out: the page itself. */
  canonical?: string
}

/** What the title block says about the page. */
export interface PageSheet {
  /** The name of the page in the title block. */
  name: string
  /** The number of the page in the title block; unique. */
  number: number
}

/** One of the things that cost time. */
export interface PainPoint {
  /** The icon above the title. */
  icon: Icon
  /** The title, one or two words. */
  title: string
  /** What happens, one or two sentences. */
  description: string
  /** A figure or fact at the foot of the card. */
  stat: string
}

/** What costs time today, as a carousel. */
export interface PainPointsSection {
  /** Makes this block a "pain-points" section. */
  type: 'pain-points'
  /** The name that links can jump to, as in "/#kontakt". Left out: the section cannot be linked. */
  id?: string
  /** The ground of the section. Left out: paper and deep paper take turns down the page. */
  tone?: Tone
  /** The head of the section: label, heading and lead. */
  head: Head
  /** The cards in order, by their names in site/data/pain-points.yaml. */
  painPoints: PainPoint[]
  /** How long each card stays while autoplay is on. In milliseconds; default 5000. */
  intervalMs?: number
  /** Whether the carousel moves by itself (it pauses on hover, focus, hidden tab and reduced motion); false: only buttons and swiping move it. Default: true. */
  autoplay?: boolean
}

/** What is sent on leaving step 1 of the booking dialog. */
export interface PartialLead {
  /** The visitor's name. */
  name: string
  /** The visitor's e-mail address. */
  email: string
  /** The phone number; may be empty. */
  phone?: string
  /** When the visitor sent it, ISO 8601 with time zone. */
  timestamp: string
  /** Which page or button it came from, with "-step1" at its end. */
  source: string
  /** Tells partial leads from final ones. */
  step: 'partial_lead'
  /** A field that people do not see. Whoever fills it is a robot and gets the same answer as a person. */
  website?: string
  /** Time from the form's appearance to sending, in milliseconds. Below the minimum: a robot. */
  elapsedMs?: number
  /** From POST /api/form-token when the form was first touched: it tells the form's age, and cannot be made by others. A final lead takes the place of the partial one with the same token; without it both are kept. */
  token?: string
}

/** The choice of how much time is saved. */
export interface PercentChoices {
  /** The time savings to choose from, in percent, ascending. */
  choices: number[]
  /** The one chosen at the start; must be among the choices. */
  default: number
}

/** A photo or drawing under site/assets with what it shows. Photos (JPEG, PNG, WebP, AVIF) are made anew in all sizes and formats that browsers want, upright and without the camera's notes. */
export interface Picture {
  /** The file, named by its path below site/assets. Give it at the largest width you have; 1920 is enough. */
  file: PictureFile
  /** What the picture shows, for those who cannot see it. */
  alt: string
}

/** A picture under site/assets: `sources` has each format in all widths, best first; none for drawings. */
export interface PictureFile extends Asset {
  sources: { type: string; srcset: string }[]
}

/** The point of a photo that has to stay in view: it is cut round it. Left out: the frame decides what is seen. Drawings (SVG) are not cut. */
export interface PictureFocus {
  /** How far from the left edge, in percent of the width. */
  x: number
  /** How far from the upper edge, in percent of the height. */
  y: number
}

/** A picture whose frame has a form of its own: what is too wide or too high for it is cut off. */
export interface PictureInFrame {
  /** The file, named by its path below site/assets. Give it at the largest width you have; 1920 is enough. */
  file: PictureFile
  /** What the picture shows, for those who cannot see it. */
  alt: string
  /** The point of a photo that has to stay in view: it is cut round it. Left out: the frame decides what is seen. Drawings (SVG) are not cut. */
  focus?: PictureFocus
}

/** The same numbers for programs. */
export interface PlainLineItem {
  /** How many. */
  quantity?: string
  /** The price of one. */
  unitPrice?: string
  /** The price of all. */
  amount?: string
  /** The tax rate in percent. */
  taxRate?: string
}

/** A short promise or fact with an icon before it. */
export interface Point {
  /** The icon before the text. Default: check. */
  icon?: Icon
  /** The promise, a few words without a full stop. */
  text: string
}

/** One offer with its price, large. */
export interface PriceBoxSection {
  /** Makes this block a "price-box" section. */
  type: 'price-box'
  /** The name that links can jump to, as in "/#kontakt". Left out: the section cannot be linked. */
  id?: string
  /** The ground of the section. Left out: paper and deep paper take turns down the page. */
  tone?: Tone
  /** The head of the section: label, heading and lead. */
  head: Head
  /** Promises beside the box, with check marks. */
  points?: string[]
  /** The offer, by its name in site/data/offers.yaml. */
  offer: Offer
  /** The button in the box. */
  action: Action
  /** A scarcity line shown beside the button, by its name in site/data/scarcity.yaml. Its number is declared in site/data/claims.yaml, where the owner confirms it. */
  notice?: ScarcityNotice
}

/** A span of prices in EUR. */
export interface PriceRange {
  /** The lowest price in whole EUR; smaller than "to". */
  from: number
  /** The highest price in whole EUR; larger than "from". */
  to: number
}

/** Prices. "{amount}" is an amount with its currency. */
export interface PriceWords {
  /** Hidden word before the price. */
  now: string
  /** Hidden word before the earlier price. */
  instead: string
  /** The badge with the difference. */
  saving: string
}

/** A sentence on privacy, around its link. */
export interface PrivacySentence {
  /** The words before the link. */
  before: string
  /** The words that lead to the privacy notice. */
  link: string
  /** What follows the link, such as a full stop. */
  after?: string
  /** The route of the privacy notice. */
  to: Link
}

/** Numbered steps. */
export interface ProcessSection {
  /** Makes this block a "process" section. */
  type: 'process'
  /** The name that links can jump to, as in "/#kontakt". Left out: the section cannot be linked. */
  id?: string
  /** The ground of the section. Left out: paper and deep paper take turns down the page. */
  tone?: Tone
  /** The head of the section: label, heading and lead. */
  head: Head
  /** The steps in order; they are numbered from 1. */
  steps: Step[]
  /** A quiet link below them, such as to the booking. Left out: none. */
  action?: Action
}

/** A slot for one case; {} while there is none. */
export interface Proof {
  /** The case: who, where, and what is different since. */
  case?: RealCase
}

/** One figure before and after. */
export interface ProofFigure {
  /** What was measured. */
  label: string
  /** The figure before, with its unit. */
  before: string
  /** The figure after, with its unit. */
  after: string
}

/** A real case below the hero. */
export interface ProofWords {
  /** The line above it. */
  label: string
  /** Before the figure of the time before. */
  before: string
  /** Before the figure of the time after. */
  after: string
}

/** Which drawn app. */
export type Prototype = 'work-order'

/** The case: who, where, and what is different since. */
export interface RealCase {
  /** The customer's name, or the company's. */
  name: string
  /** Where the customer is. */
  town: string
  /** A photo from the customer's work, 3 : 2; only with consent. */
  photo: PictureInFrame
  /** What was measured before and after, one to three figures. */
  figures: ProofFigure[]
  /** true once the owner holds the customer's written consent and can prove the figures. Until then the page does not show the case, and site validate warns. */
  confirmed: boolean
}

/** One project. */
export interface Reference {
  /** The name of the project. */
  name: string
  /** The address of the finished site; null while there is none to show. */
  url: Link | null
  /** What was built, one sentence. */
  description: string
  /** How far the project is; shown before the month. */
  status: 'Live seit' | 'In Entwicklung' | 'Beta-Phase' | 'Aktuelle Erweiterung' | 'Abgeschlossen'
  /** The month that belongs to the status. */
  month: string
  /** The drawn website in the device frames. */
  screen: Screen
  /** A screenshot for the computer's frame (16 : 10), in place of the drawing. */
  desktopImage?: PictureInFrame
  /** A screenshot for the phone's frame (20 : 41), in place of the drawing. */
  mobileImage?: PictureInFrame
  /** true marks the project as an example on the page, because it is no real customer's. */
  example: boolean
}

/** Reference projects in device frames, as a carousel. */
export interface ReferencesSection {
  /** Makes this block a "references" section. */
  type: 'references'
  /** The name that links can jump to, as in "/#kontakt". Left out: the section cannot be linked. */
  id?: string
  /** The ground of the section. Left out: paper and deep paper take turns down the page. */
  tone?: Tone
  /** The head of the section: label, heading and lead. */
  head: Head
  /** The projects in order, by their names in site/data/references.yaml. */
  references: Reference[]
  /** How long each project stays while autoplay is on. In milliseconds; default 6000. */
  intervalMs?: number
  /** Whether the carousel moves by itself (it pauses on hover, focus, hidden tab and reduced motion); false: only buttons and swiping move it. Default: true. */
  autoplay?: boolean
}

/** The drawn website that is shown before and after. */
export type RemadeWebsite = 'tischlerei'

/** To the visitor: a day and an hour before. */
export interface ReminderMail {
  /** The subject. "{time}" becomes the time. */
  subject: string
  /** The first paragraph after the greeting. "{time}" becomes the time. */
  text: string
}

/** A check that can be run again when a value is corrected. */
export interface RepeatableCheck {
  /** Its code, as in common/document-checks.ts. */
  code: string
  /** Whether it speaks among the issues, the insights or the next steps. */
  as: 'issue' | 'insight' | 'step'
  /** Its words; {name} stands for a value. */
  text: string
  /** What it said in this answer; left out if nothing. */
  said?: string
  /** The fields it rests on, if it cannot be run again: it goes when one of them is corrected. */
  on?: string[]
}

/** How the owner says that a lead is answered, and is reminded who has not been. */
export interface ReplyMail {
  /** Stands in the owner's mail before the link that says so; "{until}" is until when an answer was promised. */
  link: string
  /** The same where no answer was promised. */
  linkAlone: string
  /** The mail that reminds the owner. */
  reminder: ReplyReminder
  /** The page that the link opens. */
  page: AnsweredPage
}

/** The mail that reminds the owner. */
export interface ReplyReminder {
  /** Stands in square brackets before the subject of the lead's own mail. */
  mark: string
  /** Begins the mail; "{until}" is until when an answer was promised. */
  text: string
}

/** How the last four weeks compare with the four before. */
export interface ReportChanges {
  /** More, as surely as the numbers tell. */
  more: string
  /** Less, as surely as the numbers tell. */
  less: string
  /** The numbers do not tell. */
  unclear: string
}

/** The headings of the lists. */
export interface ReportLists {
  /** By the page on which the visit began. */
  pages: string
  /** By form. */
  forms: string
  /** By the section whose button opened the form. */
  sections: string
  /** By the website that led here. */
  origins: string
}

/** How fast the owner answered. */
export interface ReportReplies {
  /** The heading. */
  title: string
  /** How many were answered in time. */
  within: string
  /** The median of the time until the answer. */
  median: string
  /** Stands for it when half of them have no answer. */
  noMedian: string
  /** Those that can still be answered in time. */
  open: string
  /** Stands for all of it before the first one is answered or overdue. */
  none: string
}

/** The weekly report, in the default language of the site. */
export interface ReportTexts {
  /** The subject; "{week}" is the week that is over, "{count}" the leads of the last four. */
  subject: string
  /** The first line; "{first}" and "{last}" are days. */
  intro: string
  /** Stands before the leads of all visits. */
  leads: string
  /** So many of so many, and between which percentages the true share lies. */
  figure: string
  /** So many, where it is not known of how many. */
  uncounted: string
  /** The figure of the four weeks before, and how they compare. */
  before: string
  /** How the last four weeks compare with the four before. */
  changes: ReportChanges
  /** How the share of visits that became leads compares. */
  rate: string
  /** Bookings that were left after the first step. */
  partial: string
  /** What looks like a robot's. */
  suspected: string
  /** The headings of the lists. */
  lists: ReportLists
  /** Stands for a page, section or website that is not known. */
  nameless: string
  /** Ends a long list. */
  more: string
  /** How fast the owner answered. */
  replies: ReportReplies
  /** What the figures mean. */
  foot: string
}

/** How long the server keeps what visitors send. The privacy notice must say the same. */
export interface Retention {
  /** How long messages and booking leads are kept, in months. */
  leadsMonths: number
  /** How long unfinished bookings are kept, in days. */
  partialLeadsDays: number
  /** How long visitor counts are kept, in days. */
  visitsDays: number
}

/** Investment and salary for companies up to a size. */
export interface RoiBracket {
  /** The largest number of employees in this row; null in the last row: everything above. */
  upTo: number | null
  /** What automation costs at this size in EUR. */
  investment: PriceRange
  /** The typical monthly salary of one employee in EUR. */
  monthlySalary: number
}

/** The calculator: how much automation would save and when it has paid for itself. */
export interface RoiCalculatorSection {
  /** Makes this block a "roi-calculator" section. */
  type: 'roi-calculator'
  /** The name that links can jump to, as in "/#kontakt". Left out: the section cannot be linked. */
  id?: string
  /** The ground of the section. Left out: paper and deep paper take turns down the page. */
  tone?: Tone
  /** The head of the section: label, heading and lead. */
  head: Head
  /** The figures to calculate with, by their name in site/data/roi-tables.yaml. */
  table: RoiTable
  /** The button below the result. */
  action: Action
  /** How the result is worked out and that it is an example, below the calculator. */
  note: string
}

/** A typical company to start from. */
export interface RoiExample {
  /** What kind of company it is. */
  label: string
  /** How many work there: a number that the slider has. */
  employees: number
  /** The time saved: one of the choices. */
  percent: number
}

/** One set of figures. */
export interface RoiTable {
  /** The slider for the number of employees. */
  employees: EmployeeSlider
  /** The choice of how much time is saved. */
  percents: PercentChoices
  /** Companies whose figures a visitor can start from. Left out: none. */
  companies?: RoiExample[]
  /** Investment and salary by number of employees: ascending, without gaps, the last row with upTo: null. */
  brackets: RoiBracket[]
  /** The share of routine work by number of employees: ascending, without gaps, the last row with upTo: null. */
  routineShares: RoutineShare[]
}

/** What this page may weigh. */
export interface RouteBudget {
  /** The document itself. */
  html?: number | string
  /** All style sheets. */
  css?: number | string
  /** Scripts that come before anything is touched or scrolled. */
  script?: number | string
  /** All fonts. */
  fonts?: number | string
  /** Images that a phone loads at once. */
  images?: number | string
  /** Everything together. */
  total?: number | string
}

/** Pages that may weigh something else, by route; what is left out is as for all pages. */
export type RouteBudgets = Record<string, RouteBudget>

/** The share of routine work for companies up to a size. */
export interface RoutineShare {
  /** The largest number of employees in this row; null in the last row: everything above. */
  upTo: number | null
  /** The share of salary cost that is routine work, from 0 to 1. */
  share: number
}

/** One line. */
export interface ScarcityNotice {
  /** The line. */
  text: string
  /** A time in words beside the line. */
  countdown?: Countdown
}

/** A drawn model website that is shown in a device frame. */
export type Screen = 'tischlerei' | 'kanzlei' | 'praxis' | 'hofladen' | 'architektur'

/** A block of a page; its "type" says which. Made by `site fresh`; never edited. */
export type Section =
  | AppDemoSection
  | BeforeAfterSection
  | BenefitsSection
  | CaseStudiesSection
  | ChatDemoSection
  | ClosingSection
  | ComparisonSection
  | ContactFormSection
  | DocumentDemoSection
  | FaqSection
  | FeatureCardsSection
  | FiguresSection
  | FloatingButtonSection
  | GuaranteeSection
  | HeroSection
  | LegalNoticeSection
  | LegalTextSection
  | NotFoundSection
  | OwnerProfileSection
  | PackagesSection
  | PageMeasureSection
  | PainPointsSection
  | PriceBoxSection
  | ProcessSection
  | ReferencesSection
  | RoiCalculatorSection
  | SelfCheckSection
  | ShopDemoSection
  | ShortFormSection
  | SolutionGridSection
  | TechStackSection
  | TestimonialsSection
  | TextSection
  | TiersSection
  | TradesSection

/** A check of a few questions. Its result is calculated in the visitor's browser and goes into the booking if he books. */
export interface SelfCheckSection {
  /** Makes this block a "self-check" section. */
  type: 'self-check'
  /** The name that links can jump to, as in "/#kontakt". Left out: the section cannot be linked. */
  id?: string
  /** The ground of the section. Left out: paper and deep paper take turns down the page. */
  tone?: Tone
  /** The head of the section: label, heading and lead. */
  head: Head
  /** The questions. */
  questions: CheckQuestion[]
  /** The answers to every question, the best first. */
  answers: CheckAnswer[]
  /** The results, from the lowest to the highest. */
  bands: CheckBand[]
  /** How far the check is. "{n}" and "{total}" are numbers of questions. */
  progress: string
  /** The points of an answer, for readers without scripts. */
  points: CountedText
  /** From how many points on a result holds, for readers without scripts. "{n}" is the number. */
  reach: string
  /** The points. "{n}" and "{total}" are numbers. */
  score: string
  /** The heading of the result. */
  result: string
  /** What stands before the advice. */
  advice: string
  /** That nothing is sent. */
  note: string
  /** The button at the result; it takes the result along into the booking. */
  action: Action
}

/** The picture of a page for links that are shared. */
export interface ShareImageWords {
  /** What the picture shows, for those who cannot see it; "{title}" is replaced by the heading of the page. */
  alt: string
}

/** Sections that the pages named may have in common. */
export interface SharedSections {
  /** The types of section. */
  sections: string[]
  /** The pages that have them. Left out: all. */
  pages?: Link[]
  /** The reason, for whoever reads the file. */
  why: string
}

/** An article of the model shop. */
export interface ShopArticle {
  /** The drawing of the article. */
  picture: Goods
  /** What it is called. */
  name: string
  /** What one costs, in cents, taxes included. */
  cents: number
  /** The rate of value added tax in it. */
  taxPercent: number
  /** How many are in the basket at first. */
  amount: number
}

/** A way of delivery. */
export interface ShopDelivery {
  /** What it is called. */
  label: string
  /** What it costs, in cents, taxes included. */
  cents: number
  /** The value of goods from which it costs nothing, in cents. Left out: it always costs the same. */
  freeFromCents?: number
}

/** The basket of a model shop: articles, ways of delivery, and the bill with its taxes. Nothing is sent. */
export interface ShopDemoSection {
  /** Makes this block a "shop-demo" section. */
  type: 'shop-demo'
  /** The name that links can jump to, as in "/#kontakt". Left out: the section cannot be linked. */
  id?: string
  /** The ground of the section. Left out: paper and deep paper take turns down the page. */
  tone?: Tone
  /** The head of the section: label, heading and lead. */
  head: Head
  /** The articles of the shop. */
  articles: ShopArticle[]
  /** The ways of delivery; the first is chosen at first. */
  deliveries: ShopDelivery[]
  /** The words of basket and bill. */
  words: ShopWords
  /** That it is a model, below it. */
  note: string
  /** The button below; it leads to the booking. */
  action: Action
}

/** The words of basket and bill. */
export interface ShopWords {
  /** The heading of the articles. */
  basket: string
  /** The price of one article. "{price}" is the price. */
  each: string
  /** How many of an article, for screen readers. "{name}" is the article. */
  amount: string
  /** The button for one less. */
  less: string
  /** The button for one more. */
  more: string
  /** The choice of a delivery, and its row of the bill. */
  delivery: string
  /** The heading of the bill. */
  bill: string
  /** An article's row of the bill. "{n}" is how many. */
  row: string
  /** What a delivery costs that costs nothing. */
  free: string
  /** The sum. */
  total: string
  /** The tax in the sum. "{percent}" is the rate. */
  tax: string
  /** How much is missing until delivery is free. "{amount}" is the amount. */
  missing: string
  /** The bill of an empty basket. */
  empty: string
  /** The sum for screen readers, after a change. "{amount}" is the amount. */
  announced: string
}

/** A short form (name, phone, company, number of staff). It sends nothing: it opens the booking dialog with what was typed. */
export interface ShortFormSection {
  /** Makes this block a "short-form" section. */
  type: 'short-form'
  /** The name that links can jump to, as in "/#kontakt". Left out: the section cannot be linked. */
  id?: string
  /** The ground of the section. Left out: paper and deep paper take turns down the page. */
  tone?: Tone
  /** The head of the section: label, heading and lead. */
  head: Head
  /** The button. */
  action: string
  /** The small line below the button. */
  note: string
  /** Sent as "location" of the event cta_clicked when the button is clicked. Left out: no event. */
  location?: string
}

/** The short form of the closing section. */
export interface ShortFormWords {
  /** The label of the name. */
  name: string
  /** The label of the phone number. */
  phone: string
  /** The label of the company. */
  company: string
  /** The legend of the company size. */
  employees: string
}

/** The files of site/data by their name in camel case. */
export interface SiteData {
  /** What the server answers: the pages that follow a form sent without scripts, and what is said when something goes wrong. What a form itself says stands in site/data/forms.yaml and booking.yaml. */
  answers: Answers
  /** When visitors can choose a time for a conversation (docs/appointments.md). Without this file nobody chooses a time: visitors are called back. */
  appointments: Appointments
  /** The texts and timings of the booking dialog. What differs from page to page (source, service, headings) stands in the page's "booking". */
  booking: Booking
  /** Case studies, by name. */
  cases: Record<string, CaseStudy>
  /** Every number and every promise that the site wins customers with, declared once: what it says, how and where it stands, what proves it, and whether the owner has confirmed it (UWG § 5). A number in a text of a page or of shared data has to be declared if it carries +, %, x or €, is 24/7, stands right before a unit of time ("2 Stunden", "30-day") or behind "nur noch" and the like, or counts customers, companies, projects, apps, consultations, places, stars or ratings up to three words further ("73 kleine und mittlere Unternehmen"). A promise without a number has to be declared, too: guarantees and what is "guaranteed", "DSGVO-konform", "Server in Deutschland", "rechtlich sauber" and the like, an account manager, "rund um die Uhr", ranks such as "am beliebtesten" or "zertifiziert", each in German, English and Portuguese. All other numbers are no claims: dates, phone numbers, addresses, names of files, paragraphs, counts of steps; nor are prices that are fields of shared data, tables, settings and the texts under site/legal. The templates do not show this file. */
  claims: ClaimsRegister
  /** The words that ask for consent. They are shown only if a tag manager is set in site/site.yaml. */
  consent: ConsentWords
  /** What the document demo advises: actions and next steps for each kind of document, and the words for what its rules notice. */
  documentAdvice: DocumentAdvice
  /** What the document demo says about a document besides its advice: names of kinds and values, the words of the summary, and error messages. */
  documentTexts: DocumentTexts
  /** What the document API answered to the samples of the document demo, by the name of the sample's file. Made by "site examples", never edited. */
  examples: Record<string, DocumentExample>
  /** Lists of questions and answers, by name. */
  faqs: Record<string, Faq>
  /** The texts of the contact forms, by name. Words that all forms share (required, optional) stand in site/data/interface.yaml. */
  forms: Record<string, FormTexts>
  /** The words of the interface, shared by all pages. Give every text in every language of the site. */
  interface: Interface
  /** The texts of the mails about leads. Mails are sent if the server has SMTP_URL; docs/leads.md tells more. */
  mails: Mails
  /** Figures that prove claims (site/data/claims.yaml). `site stats --write` writes this file on the owner's machine; nobody writes it by hand, and no page shows it. */
  measured: Measured
  /** Brand, menus and the lists of links in the footer. A link to a page that exists in the visitor's language leads to that version. */
  navigation: Navigation
  /** Single offers with a fixed price, by name. */
  offers: Record<string, Offer>
  /** Who runs the site: the details that the law asks for (DDG §5). The one place to replace before going live. */
  operator: Operator
  /** The price packages, by name. Pages list the ones they show. */
  packages: Record<string, Package>
  /** What costs time today, by name. */
  painPoints: Record<string, PainPoint>
  /** One real case for each offer, shown right below the hero of the pages that name it. A slot stays empty, and away from the page, until a customer has agreed and the owner has confirmed the case. */
  proofs: Record<string, Proof>
  /** Reference projects, by name. */
  references: Record<string, Reference>
  /** The figures of the ROI calculator, by name. */
  roiTables: Record<string, RoiTable>
  /** Lines that say something is scarce, by name. Only what is true may be shown (UWG §5): each line is declared in site/data/claims.yaml, where the owner confirms it. */
  scarcity: Record<string, ScarcityNotice>
  /** Sections that pages may have in common, by name, each with its reason. While this file exists, `site validate` warns of two pages with the same drawing in the hero, the same closing words, or more than one section in common. */
  sharedSections: Record<string, SharedSections>
  /** Every key that the site keeps in the browser. The privacy notice lists them. */
  storage: BrowserStorage
  /** What customers say, by name. */
  testimonials: Record<string, Testimonial>
  /** Price examples by company size, by name. */
  tiers: Record<string, Tier>
}

/** Settings of the whole site: site/site.yaml. */
export interface SiteSettings {
  /** The name of the site, in page titles and share images. */
  name: string
  /** Where the site will live: scheme and host, without a slash at the end. Canonical links and the sitemap start with it. */
  url: string
  /** The language without prefix in its addresses. */
  defaultLanguage: string
  /** All languages of the site, the default one first. */
  languages: string[]
  /** Whose form of a language the site speaks, where it is not that of the country where most people speak it: British English, not American. Previews of shared links name it. */
  regions?: Record<string, string>
  /** Whether addresses end with "/"; the other form redirects. Default: false. */
  trailingSlash?: boolean
  /** The icon in browser tabs. */
  icon: Asset
  /** Icons made of "icon", which must be an SVG then: for old browsers, for home screens of phones, and the web manifest that names them. Left out: only "icon" itself. */
  icons?: IconSettings
  /** Whether each page gets a picture (1200 x 630) that is shown where its address is shared; drawn by templates/ShareImage.ts. Default: false. */
  shareImages?: boolean
  /** Whether each page carries the style sheet itself: a first visit waits for one file less, every further page is larger by the sheet. Default: false, one file that all pages share. */
  inlineStyles?: boolean
  /** Files below templates/ that every page loads first, usually the two main fonts. */
  preload: string[]
  /** The colour of the browser's frame, as #rrggbb. */
  themeColor: ThemeColor
  /** The page that "booking" leads to without scripts. */
  bookingPage: string
  /** The id of a tag manager; it is loaded only after consent. null: none, and no consent dialog. */
  tagManager: string | null
  /** Limits of the document analysis. */
  documents: DocumentLimits
  /** Models that help to read documents, each in the slot of its task: documentType (the kind), fieldTags (the values), summary (the telling lines). A slot that is left out is empty: rules do its task alone. */
  models?: ModelSettings
  /** How long the server keeps what visitors send. The privacy notice must say the same. */
  retention: Retention
  /** How much a first visit of a page may transfer; "site check" tells which pages have more. Sizes are compressed, as they are sent: a number of bytes, or a text with a unit (KB and MB of 1024). Left out: style sheets 14 KB, script 8 KB, fonts 90 KB, everything together 350 KB. */
  budgets?: Budgets
  /** true: all prices are without VAT and the pages must say so (PAngV). */
  pricesNet: boolean
  /** Long words with "-" where they may break; headings get soft hyphens there. */
  hyphenation: string[]
}

/** The choice of a fixed time in step 2, where the site has opening hours. */
export interface SlotChoiceWords {
  /** The question above the days. */
  legend: string
  /** The choice that is made at the start: a call within the promised hours. */
  callback: string
  /** The button that shows the days after the first ones. */
  more: string
  /** The words above the times of a day; "{day}" is replaced. */
  times: string
  /** Stands below the times where the visitor lives by another clock than the owner. */
  zone: string
  /** Announced while free times are being fetched. */
  loading: string
  /** Announced once a time is kept; "{minutes}" is replaced. */
  held: string
  /** What is said once it is no longer kept. */
  lapsed: string
}

/** The slot is kept: 200. */
export interface SlotHeld {
  /** Always true. */
  ok: true
  /** How long, ISO 8601 in UTC. */
  until: string
}

/** Body of POST /api/hold: keeps a slot for ten minutes while its visitor types. 200: { ok: true, until }; 409 when somebody else has it. Answers: api/answers.json, held or refused. */
export interface SlotHold {
  /** The beginning of the slot, ISO 8601 in UTC, as GET /api/slots names it. */
  slot: string
  /** From POST /api/form-token: who holds. A new hold with the same token gives up the earlier one. */
  token: string
}

/** Answer of GET /api/slots: 200. Either times to choose from, or that visitors are called back. */
export type SlotsAnswer = OfferedSlots | NoSlots

/** Query of GET /api/slots. Answer: #/$defs/answer. */
export interface SlotsQuery {
  /** From POST /api/form-token: the slot that its visit holds is offered to it, and to nobody else. */
  token?: string
}

/** One offer; the whole cell is the link. */
export interface Solution {
  /** The drawing in the cell. */
  drawing: Drawing
  /** The name of the offer. */
  title: string
  /** What it does, one or two sentences. */
  text: string
  /** A price or fact in small type. */
  fact: string
  /** The page of the offer. */
  to: Link
}

/** The offers of the agency as linked cells; the first cell is twice as wide. */
export interface SolutionGridSection {
  /** Makes this block a "solution-grid" section. */
  type: 'solution-grid'
  /** The name that links can jump to, as in "/#kontakt". Left out: the section cannot be linked. */
  id?: string
  /** The ground of the section. Left out: paper and deep paper take turns down the page. */
  tone?: Tone
  /** The head of the section: label, heading and lead. */
  head: Head
  /** The offers in order; the first one is shown large. */
  items: Solution[]
}

/** How many people work in the company that the offer is meant for. */
export interface StaffRange {
  /** The smallest number of people. */
  from: number
  /** The largest number of people. Leave it out where there is no upper end, as in "200+". */
  to?: number
  /** true adds a "+" after the last number, as in "51–100+" or "200+". Default: false. */
  open?: boolean
}

/** A step of a process. */
export interface Step {
  /** What the step is called. */
  title: string
  /** How long it takes or what comes out of it, in small type. */
  label: string
  /** What happens in the step, one or two sentences. */
  text: string
}

/** One key. */
export interface StoredKey {
  /** The name of the key in the browser. */
  key: string
  /** Where it is kept: localStorage, sessionStorage, or a cookie. */
  kind: 'local' | 'session' | 'cookie'
  /** What it is for. */
  purpose: string
  /** How long it stays. */
  duration: string
}

/** Tables. */
export interface TableWords {
  /** The column with the running number. */
  position: string
  /** The column with the group. */
  assembly: string
  /** The column with the technologies. */
  parts: string
  /** Hidden text in the better cell. */
  better: string
}

/** One row of the parts list. */
export interface TechAssembly {
  /** The group. */
  assembly: string
  /** The technologies, separated by commas. */
  parts: string
}

/** The technologies in use, as a parts list. */
export interface TechStackSection {
  /** Makes this block a "tech-stack" section. */
  type: 'tech-stack'
  /** The name that links can jump to, as in "/#kontakt". Left out: the section cannot be linked. */
  id?: string
  /** The ground of the section. Left out: paper and deep paper take turns down the page. */
  tone?: Tone
  /** The head of the section: label, heading and lead. */
  head: Head
  /** The rows, numbered from 1. */
  items: TechAssembly[]
  /** The line under which phones fold the rows. Left out: they are shown. */
  fold?: string
}

/** One quote. */
export interface Testimonial {
  /** The quote without quotation marks. */
  quote: string
  /** Who says it. */
  name: string
  /** What that person does. */
  role: string
  /** The company or its kind. */
  company: string
  /** The icon that stands in for a portrait. */
  icon: Icon
  /** How many of five stars the customer gave; left out: none are shown. They are shown only where the quote is confirmed. */
  stars?: number
  /** true once the owner holds the customer's consent. Until then the name is marked as a placeholder and the build warns. */
  confirmed: boolean
}

/** What customers say. */
export interface TestimonialsSection {
  /** Makes this block a "testimonials" section. */
  type: 'testimonials'
  /** The name that links can jump to, as in "/#kontakt". Left out: the section cannot be linked. */
  id?: string
  /** The ground of the section. Left out: paper and deep paper take turns down the page. */
  tone?: Tone
  /** The head of the section: label, heading and lead. */
  head: Head
  /** The quotes in order, by their names in site/data/testimonials.yaml. */
  testimonials: Testimonial[]
}

/** Plain paragraphs. */
export interface TextSection {
  /** Makes this block a "text" section. */
  type: 'text'
  /** The name that links can jump to, as in "/#kontakt". Left out: the section cannot be linked. */
  id?: string
  /** The ground of the section. Left out: paper and deep paper take turns down the page. */
  tone?: Tone
  /** The head of the section: label, heading and lead. */
  head: Head
  /** The paragraphs in order. */
  paragraphs: string[]
  /** A list below the paragraphs, with check marks. */
  points?: string[]
  /** A button below. */
  action?: Action
}

/** The colour of the browser's frame, as #rrggbb. */
export interface ThemeColor {
  /** In light mode. */
  light: string
  /** In dark mode. */
  dark: string
}

/** One tier. */
export interface Tier {
  /** The name of the tier. */
  name: string
  /** The company size in people. */
  staff: StaffRange
  /** What a project of this size costs in EUR, without VAT. */
  price: PriceRange
  /** After how many months it has paid for itself. */
  roiMonths: NumberRange
}

/** Price examples by company size. */
export interface TiersSection {
  /** Makes this block a "tiers" section. */
  type: 'tiers'
  /** The name that links can jump to, as in "/#kontakt". Left out: the section cannot be linked. */
  id?: string
  /** The ground of the section. Left out: paper and deep paper take turns down the page. */
  tone?: Tone
  /** The head of the section: label, heading and lead. */
  head: Head
  /** The tiers from small to large, by their names in site/data/tiers.yaml. */
  tiers: Tier[]
  /** What the prices include, below every price (net or gross, PAngV). */
  priceNote: string
  /** A button below the tiers. */
  action?: Action
  /** The line under which phones fold the tiers, on a page that has other prices. Left out: they are shown. */
  fold?: string
}

/** The footer, drawn as the title block of the sheet. */
export interface TitleBlockWords {
  /** The name of the footer, for screen readers. */
  label: string
  /** Before the name of the sheet. */
  name: string
  /** Before the scale. */
  scale: string
  /** The scale. */
  scaleValue: string
  /** Before the number of the sheet. */
  sheet: string
  /** The number of the sheet; "{n}" and "{total}" are replaced. */
  position: string
  /** What a sheet to take along (PDF) says where not everything fitted on it. */
  shortened: string
  /** The heading of the offers. */
  services: string
  /** The heading of the ways to write. */
  contact: string
  /** The heading of the legal pages. */
  legal: string
}

/** The list of what a visitor did on this visit, in the forms that it goes along with. */
export interface ToldWords {
  /** The heading of the list. */
  title: string
  /** The heading of what is sent along about the way to the form. */
  origin: string
  /** The name of the button that removes an entry; "{item}" is replaced. */
  remove: string
  /** Announced when an entry was removed; "{item}" is replaced. */
  removed: string
  /** What the calculator gave, after the number of people; "{percent}" and "{saving}" are replaced. */
  calculation: string
  /** What an analysed process is called. */
  process: string
  /** What a question asked in a dialogue is called. */
  question: string
  /** What the result of a check is called. */
  check: string
  /** What stands before the kind of an analysed document in the draft of a message. */
  document: string
  /** What the section is called whose button opened the form. */
  section: string
  /** What the page is called on which the visit began. */
  landing: string
  /** What the site is called that led here. */
  referrer: string
}

/** The ground a section stands on: warm paper, deeper paper, or night (the darkest ground, for closing calls). */
export type Tone = 'paper' | 'deep' | 'night'

/** A trade. */
export interface Trade {
  /** What it is called, one or two words. */
  name: string
  /** How many people work in the company that it stands for; the calculator takes it over. */
  employees: number
  /** The time saving that the calculator takes over; one of its choices. */
  percent: number
  /** The case that fits, by its name in site/data/cases.yaml. */
  case: CaseStudy
  /** The package that fits, by its name in site/data/packages.yaml. */
  package: Package
  /** What automation is for in this trade, one or two sentences. */
  text: string
  /** What the page's closing call says to this trade. */
  closing: TradeClosing
}

/** What the page's closing call says to this trade. */
export interface TradeClosing {
  /** Its heading. */
  title: string
  /** Its sentence. */
  lead: string
}

/** A choice of trades: what fits the chosen one, and the page's cases, packages, calculator and closing call follow it. */
export interface TradesSection {
  /** Makes this block a "trades" section. */
  type: 'trades'
  /** The name that links can jump to, as in "/#kontakt". Left out: the section cannot be linked. */
  id?: string
  /** The ground of the section. Left out: paper and deep paper take turns down the page. */
  tone?: Tone
  /** The head of the section: label, heading and lead. */
  head: Head
  /** The figures to calculate each trade's saving with, by their name in site/data/roi-tables.yaml; the calculator's own. */
  table: RoiTable
  /** What is chosen. */
  question: string
  /** The trades. The first is the example until the visitor chooses. */
  trades: Trade[]
  /** The mark of the package that fits. */
  fits: string
  /** What has changed on the page, after a choice. "{trade}" and "{staff}" are the chosen ones. */
  moved: string
  /** How the figures are calculated, and what the prices include (net or gross, PAngV). */
  note: string
  /** Links to what has changed. */
  places: NavigationLink[]
  /** The button below; it leads to the booking. */
  action: Action
}

/** Body of POST /api/log-visitor: a visit, sent once per browser session, or what the visitor did if it has "event". The answer is not read. */
export interface VisitorLog {
  /** The visited path with its query string. */
  path: string
  /** What the visitor did instead of coming: began to fill a form (the first focus in it). Nothing tells who. */
  event?: 'form_start'
  /** The form in which it happened, named as its leads name it. */
  source?: string
}

/** What is said of a fixed time that could not be booked, because the server was not reached. */
export interface WishWords {
  /** The heading where the server could not be reached, so that the time is not booked. */
  heading: string
  /** What happens next; "{time}" is replaced by day and time. */
  promise: string
  /** The words before the time that was wished for. */
  label: string
  /** What buttons say that lead to the booking, once there is a wish. */
  booked: string
  /** The line that the message gets where the time was taken meanwhile; "{time}" is replaced. */
  message: string
}
