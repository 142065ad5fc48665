/** What the tests read of DMN 1.3: the package has no types of its own. */
declare module 'dmn-moddle' {
  interface Text {
    readonly text: string;
  }
  interface DecisionTable {
    readonly hitPolicy: string;
    readonly input?: readonly { readonly inputExpression: Text; readonly inputValues?: Text }[];
    readonly output: readonly { readonly name: string; readonly outputValues?: Text }[];
    readonly rule: readonly {
      readonly inputEntry?: readonly Text[];
      readonly outputEntry: readonly Text[];
      readonly annotationEntry: readonly Text[];
    }[];
  }
  interface DrgElement {
    readonly $type: string;
    readonly name: string;
    readonly variable: { readonly typeRef: string };
    readonly decisionLogic?: DecisionTable;
  }
  export class DmnModdle {
    fromXML(xml: string): Promise<{
      readonly rootElement: { readonly drgElement: readonly DrgElement[] };
      readonly warnings: readonly { readonly message: string }[];
    }>;
  }
}
