/**
 * Whether `talent t` may be shown to clients: approved, active, confirmed by the guardian if required, and with both
 * consents (public profile, shown to clients).
 */
export const IS_OFFERABLE = `(t.is_public AND EXISTS (SELECT 1 FROM consent c
  WHERE c.subject = t.id AND c.purpose = 'ClientSharing' AND c.withdrawn_at IS NULL))`;

/**
 * Whether a talent has left: archived, deactivated, deleted, without a required guardian's confirmation, or with a
 * withdrawn consent. Unlike `IS_OFFERABLE`, an applicant who never gave a consent is visible to the client applied to.
 */
const hasLeft = (
  talent: string,
): string => `(NOT (${talent}.status = 'Approved' AND ${talent}.active
    AND ${talent}.deleted_at IS NULL AND (coalesce(${talent}.age_years, 20) >= 20 OR ${talent}.guardian_confirmed_at IS NOT NULL))
  OR EXISTS (SELECT 1 FROM consent c
    WHERE c.subject = ${talent}.id AND c.purpose IN ('PublicProfile', 'ClientSharing')
    GROUP BY c.purpose HAVING bool_and(c.withdrawn_at IS NOT NULL)))`;

/**
 * Whether a business may no longer see the talent of `job_application a`; hired ones stay visible, since that is a
 * contract.
 */
export const isWithdrawnApplication = (talent = 't'): string =>
  `(a.status NOT IN ('Hired', 'Completed') AND ${hasLeft(talent)})`;
/** The same for `booking b`. */
export const isWithdrawnBooking = (talent = 't'): string =>
  `(NOT (b.kind = 'Booked' AND b.status = 'Active') AND ${hasLeft(talent)})`;
/** The same for an invitation. */
export const isWithdrawnRequest = (talent = 't'): string => hasLeft(talent);

/** Whether staff may look at `new_face t`: no guardian is needed, or one has agreed. */
export const IS_OPEN_NEW_FACE = '(t.guardian_name IS NULL OR t.guardian_confirmed_at IS NOT NULL)';
