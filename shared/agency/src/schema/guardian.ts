import { email, requiredText, phone } from '@dara/kit/validation';
import { GUARDIAN_LINES, PERSON_LINES } from '@dara/model';
import { object } from 'yup';

/** Who consents for a user under age. */
export const guardian = object({
  name: requiredText(GUARDIAN_LINES.name),
  relation: requiredText(GUARDIAN_LINES.relation),
  phone: requiredText(PERSON_LINES.phone).test(phone()),
  email: requiredText(PERSON_LINES.email).test(email()),
});
