/** The `form_type` of a message that asks for a call: step 1 of a booking, sent without scripts. */
export const BOOKING_REQUEST = 'booking_request'
