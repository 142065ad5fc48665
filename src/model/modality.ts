import { z } from 'astro/zod';

/** Whether the source says that it must be so, may be so, or leaves it to somebody's judgement. */
export const modalitySchema = z.enum(['must', 'may', 'discretion']);
export type Modality = z.infer<typeof modalitySchema>;
