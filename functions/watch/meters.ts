import type { Counter, Gauge, Histogram, MetricObjectWithValues, MetricValue } from 'prom-client'

/** Makes figures and gives all of them as the text that Prometheus reads. */
export interface Meters {
  readonly contentType: string
  text(): Promise<string>
  /** All figures for another process, those of the store only if they are wanted. */
  figures(options: { readonly withStore: boolean }): Promise<Figures>
  counter<Label extends string>(meter: Meter<Label>): Counter<Label>
  /** @param collect sets its values, each time when all figures are asked for */
  gauge<Label extends string>(meter: GaugeMeter<Label>, collect: (gauge: Gauge<Label>) => unknown): Gauge<Label>
  /** @param buckets in seconds */
  histogram<Label extends string>(meter: Meter<Label>, buckets: readonly number[]): Histogram<Label>
}

export interface Meter<Label extends string> {
  readonly name: string
  readonly help: string
  readonly labelNames?: readonly Label[]
}

export interface GaugeMeter<Label extends string> extends Meter<Label> {
  /** Whether it is of the store, and so the same in all processes. */
  readonly isOfStore?: boolean
}

/** Figures with their values; plain data. */
export type Figures = readonly MetricObjectWithValues<MetricValue<string>>[]

/** Begins with those of the process: processor, memory, event loop. */
export async function makeMeters(): Promise<Meters> {
  // Loaded when somebody asks for figures, wherever the bundler puts this file.
  const { default: client } = await import('prom-client')
  const [own, ofStore] = [new client.Registry(), new client.Registry()]
  const registers = [own]
  client.collectDefaultMetrics({ register: own })
  return {
    contentType: own.contentType,
    text: async () => (await Promise.all([own, ofStore].map((registry) => registry.metrics()))).join('\n'),
    async figures({ withStore }) {
      const asked = withStore ? [own, ofStore] : [own]
      const figures = await Promise.all(asked.map((registry) => registry.getMetricsAsJSON()))
      return figures.flat().map(bySlowest)
    },
    counter: ({ labelNames = [], ...meter }) => new client.Counter({ ...meter, labelNames, registers }),
    gauge<Label extends string>(
      { labelNames = [], isOfStore, ...meter }: GaugeMeter<Label>,
      collect: (gauge: Gauge<Label>) => unknown,
    ) {
      return new client.Gauge<Label>({
        ...{ ...meter, labelNames, registers: isOfStore ? [ofStore] : registers },
        async collect() {
          await collect(this)
        },
      })
    },
    histogram: ({ labelNames = [], ...meter }, buckets) =>
      new client.Histogram({ ...meter, labelNames, registers, buckets: [...buckets] }),
  }
}

/** What prom-client gives as the average of all processes (the lag of event loops) hides the one that is late. */
function bySlowest(figure: Figures[number]): Figures[number] {
  return String(figure.aggregator) === 'average' ? { ...figure, aggregator: 'max' } : figure
}

/** Adds up the figures of several processes. */
export interface Sum {
  readonly contentType: string
  text(figures: readonly Figures[]): Promise<string>
  /** As figures again. */
  of(figures: readonly Figures[]): Promise<Figures>
}

export async function makeSum(): Promise<Sum> {
  const { default: client } = await import('prom-client')
  const total = (figures: readonly Figures[]) => client.AggregatorRegistry.aggregate([...figures])
  return {
    contentType: client.Registry.PROMETHEUS_CONTENT_TYPE,
    text: async (figures) => total(figures).metrics(),
    of: async (figures) => total(figures).getMetricsAsJSON(),
  }
}

/** What only rises: it stays part of the sum when its process has ended, since Prometheus takes a fall for a new beginning. */
export function risingOf(figures: Figures): Figures {
  return figures.filter(({ type }) => ['counter', 'histogram'].includes(String(type)))
}
