import type { Updateable } from 'kysely';
import { CLIENT_LIMITS } from '@dara/model';
import type { ClientTable } from '../../../kernel/database/db-client.ts';
import { webAddress } from '../../../kernel/schema/contact.ts';
import {
  InputCheck,
  cleanLocalized,
  cleanName,
  optionalLine,
} from '../../../kernel/schema/input.ts';
import type { ClientInput } from './client-management.schema.ts';

/** Everything the schema cannot say, thrown at once; answers the columns to be written, of the fields that were sent. */
export function clientColumns(data: ClientInput): Updateable<ClientTable> {
  const check = new InputCheck();
  const columns: Updateable<ClientTable> = {};
  if (data.name) {
    const name = cleanLocalized(data.name, cleanName);
    check.required('name.th', name.th);
    if (name.en !== '') check.required('name.en', name.en);
    check.atMost('name.th', name.th, CLIENT_LIMITS.name);
    check.atMost('name.en', name.en, CLIENT_LIMITS.name);
    columns.name = JSON.stringify(name);
  }
  if (data.link !== undefined) {
    const given = optionalLine(data.link);
    const link = given && webAddress(given);
    if (given && !link) check.refuse('link', 'url');
    columns.link = link;
  }
  if (data.publish !== undefined) columns.publish = data.publish;
  check.throwIfRefused();
  return columns;
}
