/** What others may use of requests about personal data. */
export { eraseAgain, type ErasedAgain } from './erasure/erase-again.ts';
export {
  listErased,
  readErasedList,
  readErasedNotes,
  type ErasedPerson,
} from './erasure/erased-notes.ts';
