import { agencyErrorTexts } from '@dara/agency/messages';

/** Error messages: the agency's, and those specific to these screens. */
export const errorTexts: Readonly<Record<string, string>> = {
  ...agencyErrorTexts,
  TAG_NOT_EXIST: 'cms.error.TAG_NOT_EXIST',
  TAG_DUPLICATE: 'cms.error.TAG_DUPLICATE',
  IMAGE_NOT_EXIST: 'cms.error.IMAGE_NOT_EXIST',
  IMAGE_IN_USE: 'cms.error.IMAGE_IN_USE',
  IMAGE_OF_RECORD: 'cms.error.IMAGE_OF_RECORD',
  CLIENT_NOT_EXIST: 'cms.error.CLIENT_NOT_EXIST',
  CLIENT_OF_BUSINESS: 'cms.error.CLIENT_OF_BUSINESS',
};
