// @ts-check
/** Opens the browser's print dialogue. */
export default function openPrint() {
  print();
}
