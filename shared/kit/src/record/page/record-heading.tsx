import { useFormat } from '@dara/kit/format';
import { FormattedMessage } from '@dara/sdk/i18n';
import { media, tokens } from '@dara/sdk/theme';
import { CircleAlert, Globe } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Callout } from '../../ui/display/callout.tsx';
import { clampLines, coarsePointer } from '../../ui/base/mixins.ts';
import { TextLink } from '../../ui/buttons/text-link.tsx';
import { DeletedBadge } from '../actions/deleted-record.tsx';

/** The public page of a record. */
export interface SitePage {
  to: string;
  /** Why visitors do not see it, and what has to happen; falsy when they do. */
  hidden?: ReactNode;
}

export interface RecordHeadingProps {
  picture?: ReactNode;
  name: ReactNode;
  /** Other names and kinds, below the name: `<span>` or a link each, whose separators are clipped at a line's start. */
  notes?: ReactElement | readonly (ReactElement | false | null | '')[] | false;
  /** The status of the record; a deleted one has its own badge. */
  marks: ReactNode;
  isDeleted?: boolean;
  /** When it was last edited; absent for what is never edited. */
  updatedAt?: string;
  /** Where visitors read it; absent for what has no page. */
  site?: SitePage;
  /** A small name in one line, above a form that shows the name again. */
  compact?: boolean;
  /** Actions of the record. */
  children?: ReactNode;
}

/** Which record it is, its status, and when it was last edited. */
export function RecordHeading(props: RecordHeadingProps) {
  const { picture, name, notes, marks, isDeleted = false, updatedAt, site, children } = props;
  const format = useFormat();
  return (
    <Root $bare={!picture} data-compact={props.compact || undefined}>
      {picture}
      <Words>
        <h1>{name}</h1>
        {notes && <Notes>{notes}</Notes>}
        <Marks>
          {isDeleted ? <DeletedBadge /> : marks}
          {updatedAt && (
            <small>
              <FormattedMessage
                id="kit.record.edited"
                values={{ date: format.dateTime(updatedAt) }}
              />
            </small>
          )}
          {site && !isDeleted && <OnSite {...site} />}
        </Marks>
      </Words>
      {children}
    </Root>
  );
}

function OnSite({ to, hidden }: SitePage) {
  if (hidden) return <small>{hidden}</small>;
  return (
    <ToSite to={to}>
      <Globe size={16} aria-hidden />
      <FormattedMessage id="kit.record.viewOnSite" />
    </ToSite>
  );
}

interface RejectionNoteProps {
  reason: string;
  /** That it was rejected, when absent. */
  title?: ReactNode;
}

/** Why a record was rejected, or stopped, on its page. */
export function RejectionNote({ reason, title }: RejectionNoteProps) {
  return (
    <Reason role="note" tone="danger" icon={<CircleAlert size={20} aria-hidden />}>
      <strong>{title || <FormattedMessage id="kit.record.rejectedBecause" />}</strong>
      <p>{reason}</p>
    </Reason>
  );
}

const Root = styled.header<{ $bare: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: ${(p) => (p.$bare ? '' : 'auto')} minmax(0, 1fr);
  gap: ${tokens.space4};
  align-items: start;
  margin-block-end: ${tokens.space6};
  &[data-compact] {
    margin-block-end: ${tokens.space3};
  }
  > :nth-child(3) {
    grid-column: 1 / -1;
  }
  ${media.desktop} {
    grid-template-columns: ${(p) => (p.$bare ? '' : 'auto')} minmax(0, 1fr) auto;
    gap: ${tokens.space5};
    align-items: center;
    > :nth-child(3) {
      grid-column: auto;
    }
  }
`;

const Words = styled.div`
  min-width: 0;
  /* The menu is in the corner. */
  > :is(h1, p) {
    padding-inline-end: ${tokens.space12};
  }
  h1 {
    margin: 0;
    font-size: ${tokens.textHeading};
    font-weight: 600;
    /* Names that never end are read in the form. */
    ${clampLines(3)}
  }
  [data-compact] > & > h1 {
    font-size: ${tokens.textLarge};
    ${clampLines(1)}
  }
  ${media.desktop} {
    > :is(h1, p) {
      padding: 0;
    }
  }
`;

// Notes do not wrap internally. Separators precede them, and are clipped at the start of a line; focus rings are not.
const Notes = styled.p`
  --point: ${tokens.space5};
  display: flex;
  flex-wrap: wrap;
  margin: 0 0 0 calc(-1 * var(--point));
  color: ${tokens.inkMuted};
  clip-path: inset(-4px -4px -4px calc(var(--point) - 4px));
  > * {
    position: relative;
    max-width: 100%;
  }
  > span {
    padding-inline-start: var(--point);
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > a {
    margin-inline-start: var(--point);
  }
  > ::before {
    content: '·' / '';
    position: absolute;
    inset-inline-start: 0;
    width: var(--point);
    color: ${tokens.inkMuted};
    text-align: center;
  }
  > a::before {
    inset-inline-start: calc(-1 * var(--point));
  }
`;

const Marks = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space2};
  margin-block-start: ${tokens.space2};
  small {
    color: ${tokens.inkMuted};
    font-size: ${tokens.textSmall};
  }
`;

const ToSite = styled(TextLink)`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space1};
  ${coarsePointer} {
    min-height: 44px;
  }
`;

const Reason = styled(Callout)`
  margin-block-end: ${tokens.space6};
  p {
    white-space: pre-line;
  }
`;
