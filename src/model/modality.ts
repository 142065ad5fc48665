import { z } from 'astro/zod';

/** Whether the source prescribes it, allows it, or leaves it to a person's judgement. */
export const modalitySchema = z.enum(['must', 'may', 'discretion']);
export type Modality = z.infer<typeof modalitySchema>;
