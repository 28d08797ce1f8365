/** The public interface of the privacy module. */
export { repeatErasure, type RepeatedErasure } from './erasure/repeat-erasures.ts';
export {
  listErased,
  readErasedList,
  readErasedNotes,
  type ErasedPerson,
} from './erasure/erased-notes.ts';
