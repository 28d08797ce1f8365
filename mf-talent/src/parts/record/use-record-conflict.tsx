import type { Localized } from '@dara/contract';
import { channelMessages, genderMessages } from '@dara/agency/labels';
import type { ChannelValues } from '@dara/agency/fields';
import { useFormat } from '@dara/kit/format';
import { localized, useIntl, useLocale } from '@dara/sdk/i18n';
import { ImagePreview, type AlbumImage, type Picture } from '@dara/kit/image-field';
import {
  BODY_NAMES,
  TALENT_BODY,
  factText,
  languageName,
  nationalityName,
  type Gender,
} from '@dara/model';
import type { ConflictField } from '@dara/kit/record';
import { useMemo, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useTalentTagsQuery, type TalentRecord } from '../../api/generated.ts';
import type { BookoutValues, RecordValues } from './record.model.ts';
import { useRecordLabels } from './use-record-labels.ts';

const lines = (...parts: readonly ReactNode[]) => parts.filter(Boolean).join('\n');
const both = ({ th, en }: Localized) => lines(th, en);
const self = (value: string) => value;

/** Comparison of two edits: every value, lists entry by entry. */
export function useRecordConflictFields(
  record: TalentRecord | undefined,
): readonly ConflictField<RecordValues>[] {
  const intl = useIntl();
  const format = useFormat();
  const locale = useLocale();
  const labels = useRecordLabels();
  const tags = useTalentTagsQuery().data;
  return useMemo(() => {
    const tagName = (id: string) => {
      const tag = [...(tags ?? []), ...(record?.tags ?? [])].find((one) => one.id === id);
      return tag ? localized(tag, locale) : id;
    };
    const yesNo = (value: boolean) =>
      intl.formatMessage({ id: value ? 'kit.resource.yes' : 'kit.resource.no' });
    const fields: Omit<ConflictField<RecordValues>, 'label'>[] = [
      ...(['displayName', 'email', 'phoneNumber', 'companyName'] as const).map((field) => ({
        name: field,
        show: self,
      })),
      ...(['firstName', 'lastName', 'nickName', 'bio'] as const).map((field) => ({
        name: field,
        show: both,
      })),
      { name: 'gender', show: (value: Gender) => intl.formatMessage(genderMessages[value]) },
      { name: 'birthDay', show: (value: string) => format.date(value, 'long') },
      { name: 'nationality', show: (code: string) => nationalityName(code, locale) },
      {
        name: 'guardian',
        show: (value: RecordValues['guardian']) => lines(...Object.values(value)),
      },
      ...BODY_NAMES.map((name) => ({
        name,
        show: (value: string) => value && factText(TALENT_BODY[name], value, locale),
      })),
      {
        name: 'socialMedia',
        keyOf: ({ channel }: ChannelValues) => channel,
        show: ({ channel, ...entry }: ChannelValues) =>
          lines(
            intl.formatMessage(channelMessages[channel]),
            entry.name,
            entry.link,
            entry.followers,
            entry.engagementRate && `${entry.engagementRate}%`,
          ),
      },
      { name: 'languages', keyOf: self, show: (code: string) => languageName(code, locale) },
      { name: 'tags', keyOf: self, show: tagName },
      { name: 'picture', show: (picture: Picture | null) => picture && <Thumb {...{ picture }} /> },
      {
        name: 'album',
        keyOf: ({ key }: AlbumImage) => key,
        show: ({ picture, alt }: AlbumImage) => (
          <>
            <Thumb picture={picture} />
            {both(alt)}
          </>
        ),
      },
      {
        name: 'bookouts',
        keyOf: ({ key }: BookoutValues) => key,
        show: ({ from, to }: BookoutValues) => format.dateRange(from, to),
      },
      { name: 'active', show: yesNo },
      { name: 'isTop10', show: yesNo },
    ];
    return fields.map((field) => ({ ...field, label: labels[field.name] ?? field.name }));
  }, [intl, format, locale, labels, tags, record]);
}

function Thumb({ picture }: { picture: Picture }) {
  return (
    <Small>
      <ImagePreview picture={picture} alt="" />
    </Small>
  );
}

const Small = styled.span`
  display: block;
  width: 96px;
`;
