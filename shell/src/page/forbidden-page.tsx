import { FormattedMessage } from '@dara/sdk/i18n';
import { ButtonLink, NoPermission } from '@dara/kit/ui';

/** In place of a page that this person's permission does not reach. */
export function ForbiddenPage() {
  return (
    <NoPermission
      level={1}
      action={
        <ButtonLink to="/">
          <FormattedMessage id="shell.home" />
        </ButtonLink>
      }
    />
  );
}
