import { useFormat } from '@dara/kit/format';
import { FormattedMessage } from '@dara/sdk/i18n';
import { media, tokens } from '@dara/sdk/theme';
import { CircleAlert } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Callout } from '../../ui/display/callout.tsx';
import { clampLines } from '../../ui/base/mixins.ts';
import { DeletedBadge } from '../actions/deleted-record.tsx';

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
  /** Actions of the record. */
  children?: ReactNode;
}

/** Which record it is, its status, and when it was last edited. */
export function RecordHeading(props: RecordHeadingProps) {
  const { picture, name, notes, marks, isDeleted = false, updatedAt, children } = props;
  const format = useFormat();
  return (
    <Root $bare={!picture}>
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
        </Marks>
      </Words>
      {children}
    </Root>
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

const Reason = styled(Callout)`
  margin-block-end: ${tokens.space6};
  p {
    white-space: pre-line;
  }
`;
