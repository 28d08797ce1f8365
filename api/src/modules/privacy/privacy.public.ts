/** What others may use of requests about personal data. */
export { repeatErasure, type RepeatedErasure } from './erasure/repeat-erasures.ts';
export {
  listErased,
  readErasedList,
  readErasedNotes,
  type ErasedPerson,
} from './erasure/erased-notes.ts';
