/**
 * Whether `talent t` may be shown to clients: approved, active, with a guardian's word where it takes one, and with both
 * consents, to a public profile and to being shown to clients.
 */
export const IS_OFFERABLE = `(t.is_public AND EXISTS (SELECT 1 FROM consent c
  WHERE c.subject = t.id AND c.purpose = 'ClientSharing' AND c.withdrawn_at IS NULL))`;
