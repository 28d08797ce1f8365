import { email, needed, phone } from '@dara/kit/validation';
import { object } from 'yup';

/** Who consents for somebody under age. */
export const guardian = object({
  name: needed(100),
  relation: needed(50),
  phone: needed(30).test(phone()),
  email: needed(254).test(email()),
});
