import type { ListFilter } from '@dara/kit/resource';
import type { TableColumn } from '@dara/kit/ui';
import { MEDIA_KINDS } from '@dara/model';
import { useIntl, type MessageDescriptor } from '@dara/sdk/i18n';
import type { Media } from '../../api/generated.ts';
import { mediaKindMessages, mediaMessages } from './media.messages.ts';

/** Filters of images. */
export function useMediaFilters(isAdmin: boolean): ListFilter[] {
  const { formatMessage } = useIntl();
  const two = (yes: MessageDescriptor, no: MessageDescriptor) => [
    { value: 'true', label: formatMessage(yes) },
    { value: 'false', label: formatMessage(no) },
  ];
  return [
    {
      name: 'kind',
      label: formatMessage(mediaMessages.kind),
      multiple: true,
      options: MEDIA_KINDS.filter((kind) => isAdmin || kind !== 'User').map((value) => ({
        value,
        label: formatMessage(mediaKindMessages[value]),
      })),
    },
    {
      name: 'used',
      label: formatMessage(mediaMessages.use),
      options: two(mediaMessages.used, mediaMessages.unused),
    },
    {
      name: 'missingAlt',
      label: formatMessage(mediaMessages.alt),
      options: two(mediaMessages.missingAlt, mediaMessages.completeAlt),
    },
    {
      name: 'deleted',
      label: formatMessage(mediaMessages.deleted),
      options: [{ value: 'true', label: formatMessage(mediaMessages.deletedOnly) }],
    },
  ];
}

/** Sort orders of images; the grid has no columns. */
export function useMediaSorts(): TableColumn<Media>[] {
  const { formatMessage } = useIntl();
  const sort = (sortBy: string, header: MessageDescriptor): TableColumn<Media> => ({
    id: sortBy,
    header: formatMessage(header),
    sortBy,
    cell: () => null,
  });
  return [
    sort('CreatedAt', mediaMessages.created),
    sort('UpdatedAt', mediaMessages.updated),
    sort('Name', mediaMessages.name),
    sort('Size', mediaMessages.size),
  ];
}
