import { FormattedMessage } from '@dara/sdk/i18n';
import { useSession, type Profile } from '@dara/sdk/session';
import { ButtonLink, StateMessage } from '@dara/kit/ui';
import { paths } from '../../../paths.ts';

/** Next page per role; other roles use the menu. */
const PLACES: Partial<Record<Profile['permission'], string>> = {
  Talent: paths.ownProfile,
  Business: paths.ownJobs,
};

/** Shown to signed-in users. */
export function SignedInAlready() {
  const { profile } = useSession();
  const place = profile && PLACES[profile.permission];
  const name = profile?.firstName || profile?.email || '';
  return (
    <StateMessage
      level={1}
      title={<FormattedMessage id="public.register.signedIn.title" values={{ name }} />}
      action={
        <ButtonLink to={place ?? paths.home} variant="primary">
          <FormattedMessage
            id={
              place
                ? `public.register.signedIn.go.${profile.permission}`
                : 'public.register.signedIn.go.home'
            }
          />
        </ButtonLink>
      }
    >
      <FormattedMessage id="public.register.signedIn.text" />
    </StateMessage>
  );
}
