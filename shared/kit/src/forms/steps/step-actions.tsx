import { FormattedMessage } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useSyncExternalStore, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../ui/buttons/button.tsx';

interface StepActionsProps {
  isLast: boolean;
  isSending: boolean;
  /** While the step is checked on the server. */
  isChecking: boolean;
  /** Shown while the form is on its way. */
  sending?: ReactNode;
  submitLabel: ReactNode;
  note?: ReactNode;
  onBack?: () => void;
}

const never = () => () => undefined;

/** False on the server and until the browser has taken the page over. */
const useIsLive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** Back, and next or send. */
export function StepActions(props: StepActionsProps) {
  const { isLast, isSending, onBack } = props;
  const isLive = useIsLive();
  return (
    <Foot>
      <Row>
        {onBack && !isSending && (
          <Button icon={<ArrowLeft size={20} aria-hidden />} onClick={onBack}>
            <FormattedMessage id="kit.form.step.back" />
          </Button>
        )}
        <Main
          // Before that the browser would send the fields by itself.
          type={isLive ? 'submit' : 'button'}
          variant="primary"
          loading={isSending || props.isChecking}
          iconEnd={isLast ? undefined : <ArrowRight size={20} aria-hidden />}
        >
          {isLast ? props.submitLabel : <FormattedMessage id="kit.form.step.next" />}
        </Main>
      </Row>
      {/* Under the buttons: what comes above would put its own button under a second click. */}
      {isSending && props.sending}
      {props.note && <Note>{props.note}</Note>}
    </Foot>
  );
}

const Foot = styled.div`
  display: grid;
  gap: ${tokens.space4};
  margin-block-start: ${tokens.space2};
  padding-block-start: ${tokens.space5};
  border-block-start: 1px solid ${tokens.line};
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space3};
`;

const Main = styled(Button)`
  flex: 0 1 auto;
  min-width: 160px;
  margin-inline-start: auto;
  @media (max-width: 480px) {
    flex: 1;
  }
`;

const Note = styled.p`
  color: ${tokens.inkMuted};
  font-size: ${tokens.textSmall};
`;
