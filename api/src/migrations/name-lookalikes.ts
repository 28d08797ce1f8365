/**
 * Letters that are drawn like a Latin one, after compatibility decomposition: the part of Unicode's confusables
 * (UTS 39) that matters beside Thai and Latin names, with small capitals and typographic marks. Case counts, since
 * the capital and the small letter of one Greek letter look like two Latin ones. Thai stands nowhere in it.
 */
const LOOKALIKES: readonly (readonly [letters: string, latin: string])[] = [
  // Cyrillic
  ['АВЕІЈКМНОРСЅТУХҮѴԚԜӀ', 'ABEIJKMHOPCSTYXYVQWI'],
  ['авеіјкмнорсѕтухүѵԛԝӏһԁьг', 'abeijkmhopcstyxyvqwlhdbr'],
  // Greek
  ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHIKMNOPTYX'],
  ['αβεηικνορςσυχγωτ', 'abenikvopcouxywt'],
  // Latin letters that stand for others
  ['ıɑɡȷᴀʙᴄᴅᴇɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ', 'iagjabcdeghijklmnoprstuvwyz'],
  // Marks
  ['‘’ʼ′`‐‒–—−', "'''''-----"],
];

/** The letters and what each looks like, position by position, as `translate` of SQL takes them. */
export const LOOKALIKE_LETTERS = LOOKALIKES.map(([letters]) => letters).join('');
export const LOOKALIKE_LATIN = LOOKALIKES.map(([, latin]) => latin).join('');
