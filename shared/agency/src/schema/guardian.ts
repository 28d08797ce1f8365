import { email, needed, phone } from '@dara/kit/validation';
import { GUARDIAN_LINES, PERSON_LINES } from '@dara/model';
import { object } from 'yup';

/** Who consents for somebody under age. */
export const guardian = object({
  name: needed(GUARDIAN_LINES.name),
  relation: needed(GUARDIAN_LINES.relation),
  phone: needed(PERSON_LINES.phone).test(phone()),
  email: needed(PERSON_LINES.email).test(email()),
});
