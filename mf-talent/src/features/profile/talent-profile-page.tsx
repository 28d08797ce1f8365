import { isApiError } from '@dara/shared/api';
import type { RoutePage } from '@dara/shared/contract';
import { FormattedMessage, localized, useIntl, useLocale } from '@dara/shared/i18n';
import { useNotice } from '@dara/shared/notice';
import { startQueries } from '@dara/shared/resource';
import { useNavigate } from '@dara/shared/router';
import { media, tokens } from '@dara/shared/theme';
import { ErrorState, NoPermission, Skeleton, VisuallyHidden } from '@dara/shared/ui';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import {
  endpoints as talentApi,
  useTalentProfileQuery,
  type TalentRecord,
} from '../../api/generated.ts';
import { paths } from '../../paths.ts';
import { ConsentsPart } from './profile-consents.tsx';
import { BodyPart, ContactPart, GuardianPart, PersonalPart } from './profile-facts.tsx';
import { ProfileHeader } from './profile-header.tsx';
import { AlbumPart, CardsPart } from './profile-pictures.tsx';
import { NothingYet, ProfileSection } from './profile-section.tsx';
import { SocialPart } from './profile-social.tsx';
import { WorksPart } from './profile-works.tsx';

function TalentProfilePage() {
  const query = useTalentProfileQuery();
  const { data, error } = query;
  if (data) return <Profile talent={data} />;
  if (!query.isError) return <Pending />;
  if (isApiError(error) && error.status === 403) return <NoPermission />;
  if (isApiError(error) && error.status === 404) return <NoProfile />;
  return (
    <ErrorState error={error} isRetrying={query.isFetching} onRetry={() => void query.refetch()} />
  );
}

/** An account without a talent behind it: says so and goes home. */
function NoProfile() {
  const notice = useNotice();
  const navigate = useNavigate();
  useEffect(() => {
    notice({ kind: 'error', message: { id: 'shared.error.TALENT_NOT_EXIST' } });
    void navigate(paths.home, { replace: true });
  }, [notice, navigate]);
  return null;
}

function Profile({ talent }: { talent: TalentRecord }) {
  return (
    <Page>
      <ProfileHeader talent={talent} />
      <Columns>
        <Stack>
          <AboutPart talent={talent} />
          <SocialPart social={talent.socialMedia} />
          <WorksPart works={talent.works} />
          <AlbumPart album={talent.album} />
          <CardsPart cards={talent.compositeCards} />
        </Stack>
        <Stack>
          <PersonalPart talent={talent} />
          <ContactPart talent={talent} />
          <GuardianPart talent={talent} />
          <BodyPart talent={talent} />
          <ConsentsPart consents={talent.consents} />
        </Stack>
      </Columns>
    </Page>
  );
}

function AboutPart({ talent }: { talent: TalentRecord }) {
  const locale = useLocale();
  const bio = localized(talent.bio, locale);
  return (
    <ProfileSection title={<FormattedMessage id="talent.profile.about" />}>
      {bio ? (
        <Bio>{bio}</Bio>
      ) : (
        <NothingYet>
          <FormattedMessage id="talent.profile.aboutEmpty" />
        </NothingYet>
      )}
    </ProfileSection>
  );
}

function Pending() {
  const { formatMessage } = useIntl();
  return (
    <Page aria-busy>
      <VisuallyHidden role="status">{formatMessage({ id: 'shared.ui.loading' })}</VisuallyHidden>
      <PendingHead>
        <Skeleton shape="box" ratio="3 / 4" />
        <div>
          <Skeleton width={120} />
          <Skeleton width="60%" height={40} />
          <Skeleton width="40%" />
        </div>
      </PendingHead>
      <Columns>
        <Skeleton shape="box" height={320} />
        <Skeleton shape="box" height={320} />
      </Columns>
    </Page>
  );
}

export const page: RoutePage = {
  Component: TalentProfilePage,
  loader: async ({ store }) => {
    startQueries(store, [talentApi.endpoints.talentProfile.initiate()]);
    return null;
  },
  head: ({ formatMessage }) => ({ title: formatMessage('talent.profile.title'), noIndex: true }),
};

const Page = styled.div`
  max-width: ${tokens.contentWidth};
`;

const Columns = styled.div`
  display: grid;
  gap: ${tokens.space4};
  align-items: start;
  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) 360px;
    gap: ${tokens.space6};
  }
`;

const Stack = styled.div`
  display: grid;
  gap: ${tokens.space4};
  min-width: 0;
  ${media.wide} {
    gap: ${tokens.space6};
  }
`;

const Bio = styled.p`
  max-width: 68ch;
  margin: 0;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const PendingHead = styled.div`
  display: grid;
  grid-template-columns: minmax(112px, 240px) minmax(0, 1fr);
  gap: ${tokens.space8};
  align-items: end;
  margin-block-end: ${tokens.space6};
  > div {
    display: grid;
    gap: ${tokens.space3};
  }
`;
