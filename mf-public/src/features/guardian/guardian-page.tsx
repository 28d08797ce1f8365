import { isApiError } from '@dara/sdk/api';
import type { RoutePage } from '@dara/contract';
import { FormattedMessage, useLocale } from '@dara/sdk/i18n';
import { useParams } from '@dara/sdk/router';
import { ButtonLink, ErrorState, SectionHeading, Skeleton } from '@dara/kit/ui';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { useGuardianConfirmationMutation } from '../../api/generated.ts';
import { PageColumn } from '../../parts/page-column.tsx';
import { paths } from '../../paths.ts';
import { GuardianAnswer } from './guardian-answer.tsx';
import { GUARDIAN_TEXTS } from './guardian-texts.ts';
import { NEW_FACE_TEXTS } from './new-face-texts.ts';

/**
 * Reached from the link in a guardian's mail. Opening it changes nothing: it is read by the browser alone, and answered
 * by a button, since mail programs open links by themselves.
 */
function GuardianPage() {
  const locale = useLocale();
  const { token = '' } = useParams();
  const [look, { data, error, isLoading }] = useGuardianConfirmationMutation();
  useEffect(() => {
    void look({ guardianToken: { token } });
  }, [look, token]);
  if (isLost(error)) return <Lost />;
  return (
    <PageColumn>
      <Column>
        <SectionHeading
          level={1}
          lead={(data?.subject === 'NewFace' ? NEW_FACE_TEXTS : GUARDIAN_TEXTS).lead[locale]}
        >
          {GUARDIAN_TEXTS.title[locale]}
        </SectionHeading>
        {data ? (
          <GuardianAnswer token={token} asked={data} />
        ) : error ? (
          <ErrorState
            error={error}
            isRetrying={isLoading}
            onRetry={() => void look({ guardianToken: { token } })}
          />
        ) : (
          <Skeleton shape="box" height="280px" />
        )}
      </Column>
    </PageColumn>
  );
}

/** Expired, replaced, answered or unknown: the reason is not revealed. */
const isLost = (error: unknown) =>
  isApiError(error) && (error.status === 410 || error.status === 400);

function Lost() {
  const locale = useLocale();
  return (
    <PageColumn>
      <Column>
        <SectionHeading level={1} lead={GUARDIAN_TEXTS['lost.text'][locale]}>
          <FormattedMessage id="public.guardian.lost.title" />
        </SectionHeading>
        <ButtonLink to={paths.contact}>{GUARDIAN_TEXTS.contact[locale]}</ButtonLink>
      </Column>
    </PageColumn>
  );
}

export const page: RoutePage = {
  Component: GuardianPage,
  head: ({ locale }) => ({ title: GUARDIAN_TEXTS.title[locale], noIndex: true }),
};

const Column = styled.div`
  width: min(100%, 640px);
  margin-inline: auto;
`;
