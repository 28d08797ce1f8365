import { defineMessages } from '@dara/sdk/i18n';

export const mediaMessages = defineMessages({
  title: { id: 'cms.media.title' },
  lead: { id: 'cms.media.lead' },
  search: { id: 'cms.media.search' },
  emptyTitle: { id: 'cms.media.empty.title' },
  emptyText: { id: 'cms.media.empty.text' },
  kind: { id: 'cms.media.field.kind' },
  use: { id: 'cms.media.field.use' },
  used: { id: 'cms.media.used' },
  unused: { id: 'cms.media.unused' },
  alt: { id: 'cms.media.field.alt' },
  missingAlt: { id: 'cms.media.missingAlt' },
  completeAlt: { id: 'cms.media.completeAlt' },
  deleted: { id: 'cms.filter.deleted' },
  deletedOnly: { id: 'cms.filter.deletedOnly' },
  name: { id: 'cms.media.field.name' },
  focus: { id: 'cms.media.field.focus' },
  size: { id: 'cms.media.field.size' },
  created: { id: 'cms.media.field.created' },
  updated: { id: 'cms.column.updated' },
});

export const mediaKindMessages = defineMessages({
  Editorial: { id: 'cms.media.kind.Editorial' },
  Talent: { id: 'cms.media.kind.Talent' },
  Business: { id: 'cms.media.kind.Business' },
  User: { id: 'cms.media.kind.User' },
  Other: { id: 'cms.media.kind.Other' },
});
