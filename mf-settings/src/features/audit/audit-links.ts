import { paths } from '../../paths.ts';

const PATHS: Readonly<Record<string, (id: string) => string>> = {
  profile: paths.userDetail,
  talent: paths.talentDetail,
  business_profile: paths.businessDetail,
  job: paths.jobDetail,
  proposal: paths.proposalDetail,
  privacy_request: paths.privacyDetail,
};

/** Where a record is looked at; nothing for what has no page of its own. */
export function recordPath(entity: string, id: string): string | undefined {
  return PATHS[entity]?.(id);
}
