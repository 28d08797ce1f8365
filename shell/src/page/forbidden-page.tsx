import { FormattedMessage } from '@dara/sdk/i18n';
import { ButtonLink, NoPermission } from '@dara/kit/ui';

/** Shown for a page that the user's role may not open. */
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
