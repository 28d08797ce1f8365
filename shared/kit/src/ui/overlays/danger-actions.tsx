import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { Button } from '../buttons/button.tsx';

/** As many names as a question shows before it counts the others. */
const NAMES_SHOWN = 5;

/** What a question is about, by name; phrasing content, so that it may stand in a description. */
export function RecordNames({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  // A single name that would be hidden takes no more room than saying so.
  const shown = names.length === NAMES_SHOWN + 1 ? names : names.slice(0, NAMES_SHOWN);
  const more = names.length - shown.length;
  return (
    <Names>
      {shown.map((name, index) => (
        <span key={index}>{name}</span>
      ))}
      {more > 0 && (
        <small>
          <FormattedMessage id="kit.ui.moreRecords" values={{ count: more }} />
        </small>
      )}
    </Names>
  );
}

/** The title of what does harm: a question, marked. */
export function DangerTitle({ children }: { children: ReactNode }) {
  return (
    <Marked>
      <TriangleAlert size={24} aria-hidden />
      <span>{children}</span>
    </Marked>
  );
}

export interface DangerActionsProps {
  safeRef?: Ref<HTMLButtonElement>;
  /** What the way that loses nothing is called; "Cancel" when absent. */
  safe?: ReactNode;
  onSafe: () => void;
  /** Further ways, between the two. */
  children?: ReactNode;
  action: ReactNode;
  onAction?: () => void;
  /** Id of the form that the action sends. */
  form?: string;
  busy?: boolean;
}

/** The buttons of what does harm, for `DialogActions`: the safe way first, the harmful one last and in its own colour. */
export function DangerActions(props: DangerActionsProps) {
  const { safeRef, safe, onSafe, children, action, onAction, form, busy } = props;
  const { formatMessage } = useIntl();
  return (
    <>
      <Button ref={safeRef} disabled={busy} onClick={onSafe}>
        {safe ?? formatMessage({ id: 'kit.ui.cancel' })}
      </Button>
      {children}
      <Button
        variant="danger"
        type={form ? 'submit' : 'button'}
        form={form}
        loading={busy}
        onClick={onAction}
      >
        {action}
      </Button>
    </>
  );
}

const Names = styled.span`
  display: grid;
  margin-top: 12px;
  padding: 8px 12px;
  border-inline-start: 2px solid ${tokens.danger};
  background: ${tokens.paperSunken};
  color: ${tokens.ink};
  font-weight: 600;
  overflow-wrap: anywhere;
  small {
    color: ${tokens.inkMuted};
    font-size: ${tokens.textSmall};
    font-weight: 400;
  }
`;

const Marked = styled.span`
  display: flex;
  gap: 12px;
  svg {
    flex: none;
    margin-top: 6px;
    color: ${tokens.danger};
  }
`;
