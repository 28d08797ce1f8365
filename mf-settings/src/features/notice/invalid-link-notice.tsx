import { FormattedMessage } from '@dara/sdk/i18n';
import { ButtonLink } from '@dara/kit/ui';
import { NOTICE_CHOICE_PATH } from './notice-choice.path.ts';

/** Said where a link from the chat cannot be used. */
export function InvalidLinkNotice({ isOffered }: { isOffered: boolean }) {
  return (
    <>
      <p>
        <FormattedMessage id={isOffered ? 'setting.line.lost' : 'setting.line.notOffered'} />
      </p>
      <div>
        <ButtonLink to={NOTICE_CHOICE_PATH}>
          <FormattedMessage id="setting.line.settings" />
        </ButtonLink>
      </div>
    </>
  );
}
