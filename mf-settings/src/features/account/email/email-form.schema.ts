import { email, needed, required } from '@dara/kit/validation';
import { PERSON_LINES } from '@dara/model';
import { object, string } from 'yup';

const common = {
  email: needed(PERSON_LINES.email).test(email()),
  password: string().test(required()),
};
export const schema = object(common);
/** With the code of a second step. */
export const schemaWithStep = object({ ...common, code: string().test(required()) });
