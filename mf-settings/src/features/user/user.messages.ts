import { defineMessages } from '@dara/sdk/i18n';

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
});

export const permissionMessages = defineMessages({
  Admin: { id: 'setting.permission.Admin' },
  Staff: { id: 'setting.permission.Staff' },
  Business: { id: 'setting.permission.Business' },
  Talent: { id: 'setting.permission.Talent' },
});
