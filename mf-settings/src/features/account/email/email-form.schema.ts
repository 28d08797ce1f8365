import { email, requiredText, required } from '@dara/kit/validation';
import { PERSON_LINES } from '@dara/model';
import { object, string } from 'yup';

export const schema = object({
  email: requiredText(PERSON_LINES.email).test(email()),
  password: string().test(required()),
});
