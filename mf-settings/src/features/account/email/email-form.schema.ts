import { email, needed, required } from '@dara/kit/validation';
import { PERSON_LINES } from '@dara/model';
import { object, string } from 'yup';

export const schema = object({
  email: needed(PERSON_LINES.email).test(email()),
  password: string().test(required()),
});
