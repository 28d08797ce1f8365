import { useFormat, useRelativeTime } from '@dara/kit/format';
import { FormattedMessage, localized, useIntl, useLocale } from '@dara/sdk/i18n';
import type { ImageRef, Localized } from '@dara/contract';
import { media, tokens } from '@dara/sdk/theme';
import { Languages } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { clampLines } from '../../ui/base/mixins.ts';
import { Badge } from '../../ui/display/badge.tsx';
import { Image } from '../../ui/display/image.tsx';
import { Skeleton } from '../../ui/base/skeleton.tsx';
import { StatusBadge } from '../../ui/display/status-badge.tsx';
import { VisuallyHidden } from '../../ui/base/visually-hidden.tsx';

export interface RecordCellProps {
  /** A thumbnail or an avatar. */
  picture?: ReactNode;
  title: ReactNode;
  /** A quieter line beneath. */
  note?: ReactNode;
  /** Marks after the title. */
  marks?: ReactNode;
}

/** The subject of a row: image, name, and a secondary line. */
export function RecordCell({ picture, title, note, marks }: RecordCellProps) {
  return (
    <Record>
      {picture}
      <RecordText>
        <RecordTitle>
          <TitleWords>{title}</TitleWords>
          {marks}
        </RecordTitle>
        {note && <Note>{note}</Note>}
      </RecordText>
    </Record>
  );
}

/** Skeleton of a `RecordCell`. */
export function RecordCellSkeleton({ picture }: { picture?: ReactNode }) {
  return (
    <Record aria-hidden>
      {picture}
      <RecordText>
        <TitlePlace>
          <Skeleton width={140} />
        </TitlePlace>
        <NotePlace>
          <Skeleton width={90} />
        </NotePlace>
      </RecordText>
    </Record>
  );
}

export interface ThumbnailProps {
  image: ImageRef | null;
  /** In CSS pixels. */
  width: number;
  /** Such as `3 / 4`. */
  ratio: string;
  fallback?: ReactNode;
}

/** A small cropped image; the text beside it names it, so it is decorative. */
export function Thumbnail({ image, width, ratio, fallback }: ThumbnailProps) {
  return (
    <Frame style={{ width }}>
      <Image image={image} alt="" ratio={ratio} sizes={`${width}px`} fallback={fallback} />
    </Frame>
  );
}

/** No value: a dash, with a text for screen readers. */
export function NoValue() {
  return (
    <Quiet>
      <span aria-hidden>–</span>
      <VisuallyHidden>
        <FormattedMessage id="kit.resource.noValue" />
      </VisuallyHidden>
    </Quiet>
  );
}

/** A figure or text that may be missing. */
export function Value({ children }: { children: string | number | null | undefined }) {
  return children === null || children === undefined || children === '' ? <NoValue /> : children;
}

/** Thai exists, English is missing; a badge short enough for a list row. */
export function MissingTranslation() {
  const text = useIntl().formatMessage({ id: 'kit.resource.missingEnglish' });
  return (
    <span title={text}>
      <Badge tone="warning">
        <Languages size={14} aria-hidden />
        <VisuallyHidden>{text}</VisuallyHidden>
      </Badge>
    </span>
  );
}

/** Whether a record may be used at all. */
export function ActiveBadge({ active }: { active: boolean }) {
  return <StatusBadge status={active ? 'Active' : 'Inactive'} />;
}

/** "5 minutes ago" near now, else the date; the exact moment on hover. */
export function RelativeDate({ value }: { value: string | null }) {
  const format = useFormat();
  const text = useRelativeTime(value);
  if (!value) return <NoValue />;
  return (
    <Quiet as="time" dateTime={value} title={format.dateTime(value)}>
      {text}
    </Quiet>
  );
}

/** The first few of several names. */
export function NamesCell({ names, max = 2 }: { names: readonly string[]; max?: number }) {
  if (names.length === 0) return <NoValue />;
  const rest = names.slice(max);
  return (
    <Names>
      {names.slice(0, max).map((name) => (
        <Badge key={name}>{name}</Badge>
      ))}
      {rest.length > 0 && (
        <Quiet title={rest.join(', ')}>
          <span aria-hidden>+{rest.length}</span>
          <VisuallyHidden>{rest.join(', ')}</VisuallyHidden>
        </Quiet>
      )}
    </Names>
  );
}

/** Tags of a record in the reader's language. */
export function TagsCell({ tags, max }: { tags: readonly Localized[]; max?: number }) {
  const locale = useLocale();
  return <NamesCell names={tags.map((tag) => localized(tag, locale))} max={max} />;
}

const Record = styled.span`
  display: flex;
  align-items: center;
  gap: 12px;
  min-width: 0;
`;

/* Truncated to one line; the record shows the full text. */
const RecordText = styled.span`
  display: flex;
  flex-direction: column;
  min-width: 0;
  max-width: 52ch;
  white-space: normal;
`;

const TitleWords = styled.span`
  ${clampLines(2)}
  /* Room for the ring of a link that has the focus; none below, where the line that is cut off would show. */
  margin: -4px -4px 0;
  padding: 4px 4px 0;
  a:focus-visible {
    outline-offset: 0;
  }
  /* A small mark stays beside a name of two lines: 16 px and its gap, less what the padding reaches out. */
  &:not(:last-child) {
    max-width: calc(100% - 16px);
  }
`;

const RecordTitle = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 8px;
  overflow-wrap: anywhere;
`;

const TitlePlace = styled(RecordTitle)`
  min-height: 1lh;
`;

const Note = styled.span`
  ${clampLines(2)}
  color: ${tokens.inkMuted};
  font-size: ${tokens.textSmall};
  font-weight: 400;
`;

const NotePlace = styled(Note)`
  display: flex;
  align-items: center;
  min-height: 1lh;
`;

const Frame = styled.span`
  display: block;
  flex: none;
  overflow: hidden;
  border-radius: ${tokens.radiusSmall};
`;

const Quiet = styled.span`
  color: ${tokens.inkMuted};
  white-space: nowrap;
`;

const Names = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px;
  ${media.tablet} {
    flex-wrap: nowrap;
    white-space: nowrap;
  }
`;
