import { defineMessages } from '@dara/sdk/i18n';

export const permissionMessages = defineMessages({
  Admin: { id: 'setting.permission.Admin' },
  Staff: { id: 'setting.permission.Staff' },
  Business: { id: 'setting.permission.Business' },
  Talent: { id: 'setting.permission.Talent' },
});

export const languageMessages = defineMessages({
  th: { id: 'setting.language.th' },
  en: { id: 'setting.language.en' },
});
