/** Writes and downloads that leave no trace in the audit log, and why. */
export const NOT_AUDITED: Readonly<Record<string, string>> = {
  'PUT /api/account/passkey/:id': 'its name changes nothing of how one signs in',
  'POST /api/account/passkey/options': 'a challenge; the passkey is logged when it is added',
  'POST /api/account/second-step': 'a secret that counts once it is confirmed, which is logged',
  'GET /api/news/sharefacebook/:id': 'a public page about a public article',
  'GET /api/talent/:id/press': 'what the public page of the talent shows',
  'GET /api/talent/shortlist.pdf': 'what the public pages of the talents show',
  'POST /api/authorization/emailchange/look': 'reads what a link is for',
  'POST /api/authorization/forgotpassword':
    'anonymous, and the same answer for any address; the reset itself is logged',
  'POST /api/authorization/logout': 'ends the own session; its sign-in is logged',
  'POST /api/authorization/passkey/options':
    'a challenge; the sign-in is logged when it is answered',
  'POST /api/account/passkey/verify/options':
    'a challenge; what it allows is logged when it is done',
  'POST /api/authorization/resetpassword/passkey': 'reads what a spent link may still remove',
  'POST /api/authorization/register/link': 'reads what a link is for',
  'POST /api/authorization/register/resend':
    'the same answer for any address; the confirmation is logged',
  'POST /api/authorization/register/check': 'checks a form, stores nothing',
  'POST /api/management/business/:id/email/resend': 'the address is logged once it is confirmed',
  'DELETE /api/management/business/:id/email': 'the address is logged once it is confirmed',
  'POST /api/authorization/verifyemailbeforeresetpassword': 'reads what a link is for',
  'POST /api/business/invitation': 'reads what a link is for',
  'GET /api/calendar/:file': 'a phone asks each hour by a link whose making is logged',
  'POST /api/business/search': 'a search that its person keeps; nothing else changes',
  'DELETE /api/business/search/:id': 'a search that its person keeps; nothing else changes',
  'POST /api/business/shortlist': 'a working list of the business; what it sends is logged',
  'PUT /api/business/shortlist/:id': 'a working list of the business; what it sends is logged',
  'DELETE /api/business/shortlist/:id': 'a working list of the business; what it sends is logged',
  'POST /api/brief/script':
    'bytes that count once a brief names them, which is a record of its own',
  'POST /api/contact': 'the message is a record of its own',
  'POST /api/guardian/confirmation': 'reads what a link is for',
  'POST /api/newface/clip': 'an upload; the application with its clip is logged when it is deleted',
  'PATCH /api/newface/clip/:id/upload': 'a part of a clip',
  'DELETE /api/newface/clip/:id/upload':
    'of a clip that its applicant takes back before a decision',
  'POST /api/newface/entries': 'reads what a link is for',
  'POST /api/newface/state': 'reads what a link is for',
  'POST /api/line/link': 'a code that counts once it is used, which is logged',
  'DELETE /api/management/news/:id/draft':
    "an unsaved draft is its author's own; the log has what is saved",
  'PUT /api/management/news/:id/draft':
    "an unsaved draft is its author's own; the log has what is saved",
  'DELETE /api/management/news/:id/editing': 'says who has the form open, and ends by itself',
  'PUT /api/management/news/:id/editing': 'says who has the form open, and ends by itself',
  'POST /api/management/news/picture': 'an upload that counts once an article is saved with it',
  'POST /api/management/talent/:id/compositecard/drawing': 'draws a card, stores nothing',
  'POST /api/management/talent/:id/guardian':
    'each link is a row of guardian_confirmation; the answer is logged',
  'POST /api/video': 'an upload that counts once a record shows it',
  'PATCH /api/video/:id/upload': 'an upload that counts once a record shows it',
  'DELETE /api/video/:id/upload': 'an upload that no record shows',
  'PUT /api/notice/:id/read': 'the own notices',
  'PUT /api/notice/choice': 'how one is written to',
  'PUT /api/notice/read': 'the own notices',
};
