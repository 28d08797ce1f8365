import { defineMessages } from '@dara/sdk/i18n';

export { permissionMessages } from '../../parts/person.messages.ts';

export const userMessages = defineMessages({
  title: { id: 'setting.user.title' },
  lead: { id: 'setting.user.lead' },
  search: { id: 'setting.user.search' },
  emptyTitle: { id: 'setting.user.empty.title' },
  emptyText: { id: 'setting.user.empty.text' },
  columnName: { id: 'setting.user.column.name' },
  columnEmail: { id: 'setting.user.column.email' },
  columnPermission: { id: 'setting.user.column.permission' },
  columnActive: { id: 'setting.user.column.active' },
  columnLastLogin: { id: 'setting.user.column.lastLogin' },
  columnCreated: { id: 'setting.user.column.created' },
  neverLoggedIn: { id: 'setting.user.neverLoggedIn' },
  waiting: { id: 'setting.user.waiting' },
  filterSignedIn: { id: 'setting.user.filter.signedIn' },
  signedInYes: { id: 'setting.user.filter.signedIn.yes' },
  filterDeleted: { id: 'setting.user.filter.deleted' },
  deletedOnly: { id: 'setting.user.filter.deletedOnly' },
});
