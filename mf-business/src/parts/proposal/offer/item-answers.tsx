import { Button, useIsHydrated } from '@dara/kit/ui';
import { FormattedMessage } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Check, CloudOff, LoaderCircle } from 'lucide-react';
import type { Answer, AnswerState } from '../answer-state.ts';
import { AnswerDetails } from './answer-details.tsx';
import { DecisionButtons } from './decision-buttons.tsx';
import type { OfferForms } from './offer-forms.ts';
import type { OfferItem } from './offer.ts';
import { ProblemNote } from './problem-note.tsx';

const ICONS = { saved: Check, saving: LoaderCircle, waiting: CloudOff } as const;

interface ItemAnswersProps {
  item: OfferItem;
  name: string;
  state: AnswerState | undefined;
  onAnswer: (answer: Answer) => void;
  forms: OfferForms | undefined;
}

/** The client's decision on one talent: saved on click, or sent as a form before hydration. */
export function ItemAnswers({ item, name, state, onAnswer, forms }: ItemAnswersProps) {
  const isAlive = useIsHydrated();
  const { id, decision, reason, comment } = item;
  const problem = forms?.problem?.itemId === id ? forms.problem : undefined;
  const message =
    problem?.code === 'VERSION_CONFLICT'
      ? { id: 'business.proposal.offer.conflict', values: { name } }
      : problem?.message;
  const content = (
    <>
      {message && <ProblemNote message={message} />}
      <DecisionButtons
        name={name}
        value={decision}
        isForm={forms !== undefined}
        onChange={(next) =>
          onAnswer({ decision: next, comment, reason: next === decision ? reason : null })
        }
      />
      {decision !== 'None' && (
        <>
          <AnswerDetails answer={{ decision, reason, comment }} onChange={onAnswer} />
          <Foot>
            <AnswerMark state={state ?? 'saved'} />
            {forms && !isAlive && (
              <Button type="submit" name="decision" value={decision}>
                <FormattedMessage id="business.proposal.offer.save" />
              </Button>
            )}
          </Foot>
        </>
      )}
    </>
  );
  return forms ? (
    <ItemForm forms={forms} item={item}>
      {content}
    </ItemForm>
  ) : (
    <Stack>{content}</Stack>
  );
}

function ItemForm({
  forms,
  item,
  children,
}: {
  forms: OfferForms;
  item: OfferItem;
  children: ReactNode;
}) {
  return (
    <Stack
      as="form"
      method="post"
      action={forms.actionOf(`item/${item.id}`)}
      onSubmit={(event) => event.preventDefault()}
    >
      <input type="hidden" name="version" value={item.version} />
      {children}
    </Stack>
  );
}

/** Whether an answer has arrived, is on its way, or waits for the connection. */
function AnswerMark({ state }: { state: AnswerState | 'saved' }) {
  const Icon = ICONS[state];
  return (
    <Mark role="status" data-state={state}>
      <Icon size={16} aria-hidden />
      <FormattedMessage id={`business.proposal.offer.state.${state}`} />
    </Mark>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${tokens.space3};
  min-width: 0;
`;

const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space3};
  min-height: 44px;
`;

const Mark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space1};
  color: ${tokens.inkMuted};
  font-size: ${tokens.textSmall};
  &[data-state='waiting'] {
    color: ${tokens.danger};
  }
`;
