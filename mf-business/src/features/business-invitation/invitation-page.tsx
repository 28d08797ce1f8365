import { businessName } from '@dara/agency/labels';
import type { RoutePage } from '@dara/contract';
import { ButtonLink, ErrorState, SectionHeading, Skeleton } from '@dara/kit/ui';
import { isApiError } from '@dara/sdk/api';
import { FormattedMessage, useLocale } from '@dara/sdk/i18n';
import { useParams } from '@dara/sdk/router';
import { media, tokens } from '@dara/sdk/theme';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { useBusinessInvitationMutation, type BusinessInvitedTo } from '../../api/generated.ts';
import { paths } from '../../paths.ts';
import { AcceptForm } from './accept-form.tsx';

/**
 * Reached from the link in an invitation's mail. Opening it changes nothing: it is read by the browser alone, and accepted
 * by the form, since mail programs open links by themselves.
 */
function InvitationPage() {
  const { token = '' } = useParams();
  const [look, { data, error, isLoading }] = useBusinessInvitationMutation();
  useEffect(() => {
    void look({ businessInvitationToken: { token } });
  }, [look, token]);
  if (isLost(error)) return <Lost />;
  return (
    <Column>
      {data ? (
        <Invited token={token} invited={data} />
      ) : (
        <>
          <SectionHeading level={1}>
            <FormattedMessage id="business.invitation.title" />
          </SectionHeading>
          {error ? (
            <ErrorState
              error={error}
              isRetrying={isLoading}
              onRetry={() => void look({ businessInvitationToken: { token } })}
            />
          ) : (
            <Skeleton shape="box" height="320px" />
          )}
        </>
      )}
    </Column>
  );
}

function Invited({ token, invited }: { token: string; invited: BusinessInvitedTo }) {
  const company = businessName(invited, useLocale());
  const by = invited.invitedBy;
  return (
    <>
      <SectionHeading
        level={1}
        lead={
          <FormattedMessage
            id={by ? 'business.invitation.leadBy' : 'business.invitation.lead'}
            values={{ company, by, email: invited.email }}
          />
        }
      >
        <FormattedMessage id="business.invitation.titleOf" values={{ company }} />
      </SectionHeading>
      <AcceptForm token={token} email={invited.email} />
    </>
  );
}

/** Invalid, replaced, expired, revoked or used: the page does not say which. */
const isLost = (error: unknown) =>
  isApiError(error) && [400, 404, 410].includes(Number(error.status));

function Lost() {
  return (
    <Column>
      <SectionHeading level={1} lead={<FormattedMessage id="business.invitation.lost.text" />}>
        <FormattedMessage id="business.invitation.lost.title" />
      </SectionHeading>
      <ButtonLink to={paths.home}>
        <FormattedMessage id="business.invitation.home" />
      </ButtonLink>
    </Column>
  );
}

export const page: RoutePage = {
  Component: InvitationPage,
  head: ({ formatMessage }) => ({
    title: formatMessage('business.invitation.title'),
    noIndex: true,
  }),
};

const Column = styled.div`
  width: min(100% - 32px, 640px);
  margin-inline: auto;
  padding-block: ${tokens.space8} ${tokens.space12};
  ${media.desktop} {
    padding-block: ${tokens.space12} ${tokens.space16};
  }
`;
