// One file of script for all that is behind the first step, or in its place.
export { AboutFields } from './about-fields.tsx';
export { CompanyExtras } from './company-extras.tsx';
export { ConsentFields } from './consent-fields.tsx';
export { ContactFields } from './contact-fields.tsx';
export { ImageFields } from './image-fields.tsx';
export { PlaceFields } from './place-fields.tsx';
export { TalentReview } from './talent-review.tsx';
export { TermsFields } from './terms-fields.tsx';
export { WorkFields } from './work-fields.tsx';
export { SignedInAlready } from './signed-in-already.tsx';
