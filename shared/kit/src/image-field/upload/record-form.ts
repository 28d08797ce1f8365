/** Multipart body of a record with files: one JSON part `data`, then the files. */
export function recordForm(data: object, files: Readonly<Record<string, File[]>>): FormData {
  const form = new FormData();
  form.append('data', JSON.stringify(data));
  for (const [name, list] of Object.entries(files)) {
    for (const file of list) form.append(name, file, file.name);
  }
  return form;
}
