import { FormattedMessage } from '@dara/sdk/i18n';
import { ButtonLink } from '@dara/kit/ui';
import { paths } from '../../paths.ts';

/** A closed job, with a link to open ones. */
export function ClosedJob() {
  return (
    <>
      <p>
        <FormattedMessage id="public.job.apply.closed" />
      </p>
      <ButtonLink to={paths.jobs}>
        <FormattedMessage id="public.job.apply.others" />
      </ButtonLink>
    </>
  );
}
