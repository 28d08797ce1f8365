import type { NewFaceStatus } from '@dara/model';
import { defineMessages } from '@dara/sdk/i18n';

export const statusMessages = defineMessages({
  Received: { id: 'talent.newFace.status.Received' },
  InReview: { id: 'talent.newFace.status.InReview' },
  Accepted: { id: 'talent.newFace.status.Accepted' },
  Declined: { id: 'talent.newFace.status.Declined' },
} satisfies Record<NewFaceStatus, { id: string }>);

export const newFaceMessages = defineMessages({
  title: { id: 'talent.newFace.title' },
  lead: { id: 'talent.newFace.lead' },
  search: { id: 'kit.resource.search' },
  emptyTitle: { id: 'talent.newFace.empty.title' },
  emptyText: { id: 'talent.newFace.empty.text' },
  name: { id: 'talent.newFace.field.name' },
  status: { id: 'talent.newFace.field.status' },
  age: { id: 'talent.list.column.age' },
  height: { id: 'talent.list.column.height' },
  received: { id: 'talent.newFace.field.received' },
  guardian: { id: 'talent.profile.guardian' },
});
