/** Most bytes of the script of a brief. */
export const SCRIPT_MAX_BYTES = 10 * 1024 * 1024;

/** Types of scripts with their media types. */
export const SCRIPT_TYPES = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  doc: 'application/msword',
} as const;
export type ScriptType = keyof typeof SCRIPT_TYPES;
