import type { RoutePage } from '@dara/contract';
import {
  Button,
  ButtonLink,
  ErrorState,
  SectionHeading,
  Skeleton,
  useCopyLink,
} from '@dara/kit/ui';
import { errorMessage, isApiError } from '@dara/sdk/api';
import { useLocale } from '@dara/sdk/i18n';
import { useConfirm, useNotice } from '@dara/sdk/notice';
import { useParams } from '@dara/sdk/router';
import { Link2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import {
  useNewFaceStateMutation,
  useNewFaceWithdrawMutation,
  type NewFaceState,
} from '../../api/generated.ts';
import { PageColumn } from '../../parts/page-column.tsx';
import { plainText } from '@dara/kit/format';
import { paths } from '../../paths.ts';
import { ClipPart } from './clip-part.tsx';
import { takeClip } from './clip-handoff.ts';
import { STATE_TEXTS, STEP_TEXTS } from './new-face-state-texts.ts';
import { Buttons, Column, Sheet } from './new-face.styles.ts';

/**
 * The page of one application, for everyone who has its link. Only the browser reads it, so that no server or cache
 * stores it.
 */
function NewFaceStatePage() {
  const { token = '' } = useParams();
  const locale = useLocale();
  const [isWithdrawn, setIsWithdrawn] = useState(false);
  const [look, { data, error, isLoading }] = useNewFaceStateMutation();
  useEffect(() => {
    void look({ newFaceToken: { token } });
  }, [look, token]);
  const isLost = isApiError(error) && (error.status === 410 || error.status === 400);
  return (
    <PageColumn>
      <Column>
        {isWithdrawn || isLost ? (
          <Ended texts={isWithdrawn ? 'gone' : 'lost'} />
        ) : (
          <>
            <SectionHeading level={1}>{STATE_TEXTS.title[locale]}</SectionHeading>
            {data ? (
              <State token={token} state={data} onWithdrawn={() => setIsWithdrawn(true)} />
            ) : error ? (
              <ErrorState
                error={error}
                isRetrying={isLoading}
                onRetry={() => void look({ newFaceToken: { token } })}
              />
            ) : (
              <Skeleton shape="box" height="280px" />
            )}
          </>
        )}
      </Column>
    </PageColumn>
  );
}

interface StateProps {
  token: string;
  state: NewFaceState;
  onWithdrawn: () => void;
}

function State({ token, state, onWithdrawn }: StateProps) {
  const locale = useLocale();
  const notice = useNotice();
  const confirm = useConfirm();
  const [withdraw, { isLoading }] = useNewFaceWithdrawMutation();
  const step = STEP_TEXTS[state.guardian === 'Waiting' ? 'Waiting' : state.status];
  const [first] = useState(() => takeClip(token));
  const copy = useCopyLink('public.share.failed');
  const handleWithdraw = async () => {
    const question = {
      kind: 'danger' as const,
      title: plainText(STATE_TEXTS.ask[locale]),
      message: plainText(STATE_TEXTS.askText[locale]),
      confirmLabel: plainText(STATE_TEXTS.withdraw[locale]),
    };
    if (!(await confirm(question))) return;
    try {
      await withdraw({ newFaceToken: { token } }).unwrap();
      onWithdrawn();
    } catch (error) {
      notice({ kind: 'error', message: errorMessage(error) });
    }
  };
  return (
    <Sheet>
      <p>
        {STATE_TEXTS.hello[locale]} {state.firstName}
      </p>
      <div role="status">
        <h2>{step.title[locale]}</h2>
        <p>{step.text[locale]}</p>
      </div>
      {(state.status === 'Received' || state.status === 'InReview') && (
        <ClipPart token={token} clip={state.clip} first={first} />
      )}
      <small>{STATE_TEXTS.keep[locale]}</small>
      <Buttons>
        {state.status === 'Accepted' && (
          <ButtonLink variant="primary" to={`${paths.registerTalent}#newface=${token}`}>
            {STATE_TEXTS.register[locale]}
          </ButtonLink>
        )}
        <Button
          icon={<Link2 size={18} aria-hidden />}
          onClick={() => void copy(window.location.href)}
        >
          {STATE_TEXTS.copy[locale]}
        </Button>
        <Button loading={isLoading} onClick={() => void handleWithdraw()}>
          {STATE_TEXTS.withdraw[locale]}
        </Button>
      </Buttons>
    </Sheet>
  );
}

function Ended({ texts }: { texts: 'gone' | 'lost' }) {
  const locale = useLocale();
  return (
    <div role="status">
      <SectionHeading level={1} lead={STATE_TEXTS[`${texts}Text`][locale]}>
        {STATE_TEXTS[`${texts}Title`][locale]}
      </SectionHeading>
      <ButtonLink to={paths.newFace}>{STATE_TEXTS.again[locale]}</ButtonLink>
    </div>
  );
}

export const page: RoutePage = {
  Component: NewFaceStatePage,
  head: ({ locale }) => ({ title: STATE_TEXTS.title[locale], noIndex: true }),
};
